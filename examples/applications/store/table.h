/* A table from keys to values: chains in buckets, which become more as the table grows. Not for several threads. */
#ifndef STORE_TABLE_H
#define STORE_TABLE_H

#include "text.h"
#include <stdint.h>

struct entry {
    struct entry *next;
    uint32_t hash;
    struct text key;
    struct text value;
};

struct table {
    struct entry **buckets;
    uint32_t size;
    uint32_t count;
};

uint32_t table_hash(const char *bytes, size_t size);

int table_init(struct table *table, uint32_t size);
void table_destroy(struct table *table);

/* The entry of a key, or NULL. */
struct entry *table_find(const struct table *table, const struct text *key);
/* The same; it is made, with an empty value, if it is not there. NULL if there is no memory left. */
struct entry *table_make(struct table *table, const struct text *key);
/* Whether there was something to remove. */
int table_remove(struct table *table, const struct text *key);

/* All entries, in no particular order; the function returns 0 to go on. */
int table_each(const struct table *table, int (*function)(const struct entry *, void *), void *argument);

#endif
