/* The store: tables, each with a lock, so that clients with different keys do not wait for each other. */
#ifndef STORE_STORE_H
#define STORE_STORE_H

#include "journal.h"
#include "table.h"

enum { SHARDS = 2 };

struct shard {
    pthread_rwlock_t lock;
    struct table table;
};

struct store {
    struct shard shards[SHARDS];
    /* NULL while the store is made from a journal. */
    struct journal *journal;
};

/* How a request ended. */
enum outcome { DONE, NOT_FOUND, NOT_A_NUMBER, DIFFERS, OUT_OF_MEMORY };

int store_init(struct store *store, struct journal *journal);
void store_destroy(struct store *store);

/* Gives a copy of the value. */
enum outcome store_get(struct store *store, const struct text *key, struct text *value);
enum outcome store_set(struct store *store, const struct text *key, const struct text *value);
enum outcome store_delete(struct store *store, const struct text *key);
/* Adds to a number; a key that is not there counts as 0. */
enum outcome store_add(struct store *store, const struct text *key, long more, long *sum);
enum outcome store_append(struct store *store, const struct text *key, const struct text *more);
/* Sets the value if it is what is expected. */
enum outcome store_swap(struct store *store, const struct text *key, const struct text *expected, const struct text *value);
long store_count(struct store *store);

/* Makes the store what a journal says. */
long store_recover(struct store *store, const char *journal);
/* Whether two stores have the same content; nobody may change them meanwhile. */
int store_equal(struct store *a, struct store *b);

#endif
