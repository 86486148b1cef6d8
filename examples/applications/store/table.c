/* A table from keys to values. */
#include "table.h"

#include <stdlib.h>

uint32_t table_hash(const char *bytes, size_t size) {
    uint32_t hash = 2166136261u;
    size_t i;
    for (i = 0; i < size; i++) hash = (hash ^ (unsigned char)bytes[i]) * 16777619u;
    return hash;
}

int table_init(struct table *table, uint32_t size) {
    table->buckets = calloc(size, sizeof *table->buckets);
    table->size = size;
    table->count = 0;
    return table->buckets ? 0 : -1;
}

static void entry_free(struct entry *entry) {
    text_free(&entry->key);
    text_free(&entry->value);
    free(entry);
}

void table_destroy(struct table *table) {
    uint32_t i;
    for (i = 0; i < table->size; i++) {
        struct entry *entry = table->buckets[i];
        while (entry) {
            struct entry *next = entry->next;
            entry_free(entry);
            entry = next;
        }
    }
    free(table->buckets);
    table->buckets = NULL;
    table->size = table->count = 0;
}

/* Where the pointer to the entry of a key is, or would be. */
static struct entry **place(const struct table *table, const struct text *key, uint32_t hash) {
    struct entry **at = &table->buckets[hash % table->size];
    while (*at && !((*at)->hash == hash && text_equal(&(*at)->key, key->bytes, key->size))) at = &(*at)->next;
    return at;
}

struct entry *table_find(const struct table *table, const struct text *key) {
    return *place(table, key, table_hash(key->bytes, key->size));
}

/* Twice as many buckets; if there is no memory for them, the chains get longer. */
static void grow(struct table *table) {
    uint32_t size = table->size * 2, i;
    struct entry **buckets = calloc(size, sizeof *buckets);
    if (!buckets) return;
    for (i = 0; i < table->size; i++) {
        struct entry *entry = table->buckets[i];
        while (entry) {
            struct entry *next = entry->next;
            entry->next = buckets[entry->hash % size];
            buckets[entry->hash % size] = entry;
            entry = next;
        }
    }
    free(table->buckets);
    table->buckets = buckets;
    table->size = size;
}

struct entry *table_make(struct table *table, const struct text *key) {
    uint32_t hash = table_hash(key->bytes, key->size);
    struct entry **at = place(table, key, hash), *entry = *at;
    if (entry) return entry;
    entry = calloc(1, sizeof *entry);
    if (!entry) return NULL;
    entry->hash = hash;
    entry->key = text_copy(key->bytes, key->size);
    entry->value = text_copy("", 0);
    if (!entry->key.bytes || !entry->value.bytes) {
        entry_free(entry);
        return NULL;
    }
    *at = entry;
    if (++table->count > 2 * table->size) grow(table);
    return entry;
}

int table_remove(struct table *table, const struct text *key) {
    struct entry **at = place(table, key, table_hash(key->bytes, key->size)), *entry = *at;
    if (!entry) return 0;
    *at = entry->next;
    entry_free(entry);
    table->count--;
    return 1;
}

int table_each(const struct table *table, int (*function)(const struct entry *, void *), void *argument) {
    uint32_t i;
    for (i = 0; i < table->size; i++) {
        const struct entry *entry;
        for (entry = table->buckets[i]; entry; entry = entry->next) {
            int stop = function(entry, argument);
            if (stop) return stop;
        }
    }
    return 0;
}
