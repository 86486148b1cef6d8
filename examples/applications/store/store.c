/* The store. A change is in the journal before anybody else can see what it has changed: the lock of the shard is held
 * until then, so that the order of records for a key is that of the changes. */
#include "store.h"

#include <stdlib.h>
#include <string.h>

int store_init(struct store *store, struct journal *journal) {
    int i;
    store->journal = journal;
    for (i = 0; i < SHARDS; i++) {
        if (table_init(&store->shards[i].table, 4)) return -1;
        pthread_rwlock_init(&store->shards[i].lock, NULL);
    }
    return 0;
}

void store_destroy(struct store *store) {
    int i;
    for (i = 0; i < SHARDS; i++) {
        pthread_rwlock_destroy(&store->shards[i].lock);
        table_destroy(&store->shards[i].table);
    }
}

static struct shard *shard_of(struct store *store, const struct text *key) {
    return &store->shards[table_hash(key->bytes, key->size) / 16 % SHARDS];
}

static void record(struct store *store, enum change change, const struct text *key, const struct text *value) {
    if (store->journal) journal_append(store->journal, change, key, value);
}

/* Ends a change: the journal, then the lock. */
static void finish(struct store *store, struct shard *shard, const struct text *key, const struct text *value) {
#ifdef BUG_JOURNAL_AFTER_UNLOCK
    /* Another change of the key may get into the journal first. */
    struct text copy = text_copy(value->bytes, value->size);
    pthread_rwlock_unlock(&shard->lock);
    record(store, CHANGE_SET, key, &copy);
    text_free(&copy);
#else
    record(store, CHANGE_SET, key, value);
    pthread_rwlock_unlock(&shard->lock);
#endif
}

/* Puts a copy of a text where another one was. */
static int replace(struct text *value, const char *bytes, size_t size) {
    struct text copy = text_copy(bytes, size);
    if (!copy.bytes) return -1;
    text_free(value);
    *value = copy;
    return 0;
}

enum outcome store_get(struct store *store, const struct text *key, struct text *value) {
    struct shard *shard = shard_of(store, key);
    enum outcome outcome = NOT_FOUND;
    struct entry *entry;
    pthread_rwlock_rdlock(&shard->lock);
    entry = table_find(&shard->table, key);
    if (entry) {
        *value = text_copy(entry->value.bytes, entry->value.size);
        outcome = value->bytes ? DONE : OUT_OF_MEMORY;
    }
    pthread_rwlock_unlock(&shard->lock);
    return outcome;
}

enum outcome store_set(struct store *store, const struct text *key, const struct text *value) {
    struct shard *shard = shard_of(store, key);
    struct entry *entry;
    pthread_rwlock_wrlock(&shard->lock);
    entry = table_make(&shard->table, key);
    if (!entry || replace(&entry->value, value->bytes, value->size)) {
        pthread_rwlock_unlock(&shard->lock);
        return OUT_OF_MEMORY;
    }
    finish(store, shard, key, &entry->value);
    return DONE;
}

enum outcome store_delete(struct store *store, const struct text *key) {
    static const struct text nothing = {(char *)"", 0};
    struct shard *shard = shard_of(store, key);
    int removed;
    pthread_rwlock_wrlock(&shard->lock);
    removed = table_remove(&shard->table, key);
    if (removed) record(store, CHANGE_DELETE, key, &nothing);
    pthread_rwlock_unlock(&shard->lock);
    return removed ? DONE : NOT_FOUND;
}

enum outcome store_add(struct store *store, const struct text *key, long more, long *sum) {
    struct shard *shard = shard_of(store, key);
    enum outcome outcome = OUT_OF_MEMORY;
    struct entry *entry;
    char digits[24];
    long old = 0;
    pthread_rwlock_wrlock(&shard->lock);
    entry = table_make(&shard->table, key);
    if (entry && entry->value.size > 0 && text_number(&entry->value, &old)) {
        outcome = NOT_A_NUMBER;
    } else if (entry) {
        int n;
        *sum = old + more;
        n = snprintf(digits, sizeof digits, "%ld", *sum);
        if (replace(&entry->value, digits, (size_t)n) == 0) {
            finish(store, shard, key, &entry->value);
            return DONE;
        }
    }
    pthread_rwlock_unlock(&shard->lock);
    return outcome;
}

enum outcome store_append(struct store *store, const struct text *key, const struct text *more) {
    struct shard *shard = shard_of(store, key);
    struct entry *entry;
    pthread_rwlock_wrlock(&shard->lock);
    entry = table_make(&shard->table, key);
    if (!entry || text_append(&entry->value, more->bytes, more->size)) {
        pthread_rwlock_unlock(&shard->lock);
        return OUT_OF_MEMORY;
    }
    finish(store, shard, key, &entry->value);
    return DONE;
}

enum outcome store_swap(struct store *store, const struct text *key, const struct text *expected, const struct text *value) {
    struct shard *shard = shard_of(store, key);
    enum outcome outcome = NOT_FOUND;
    struct entry *entry;
    pthread_rwlock_wrlock(&shard->lock);
    entry = table_find(&shard->table, key);
    if (entry) {
        outcome = DIFFERS;
        if (text_equal(&entry->value, expected->bytes, expected->size)) {
            if (replace(&entry->value, value->bytes, value->size) == 0) {
                finish(store, shard, key, &entry->value);
                return DONE;
            }
            outcome = OUT_OF_MEMORY;
        }
    }
    pthread_rwlock_unlock(&shard->lock);
    return outcome;
}

long store_count(struct store *store) {
    long count = 0;
    int i;
    for (i = 0; i < SHARDS; i++) {
        pthread_rwlock_rdlock(&store->shards[i].lock);
        count += store->shards[i].table.count;
        pthread_rwlock_unlock(&store->shards[i].lock);
    }
    return count;
}

static int apply(void *argument, enum change change, const struct text *key, const struct text *value) {
    struct store *store = argument;
    if (change == CHANGE_SET) return store_set(store, key, value) != DONE;
    return store_delete(store, key) != DONE;
}

long store_recover(struct store *store, const char *journal) { return journal_read(journal, apply, store); }

static int differs(const struct entry *entry, void *argument) {
    struct store *other = argument;
    struct text value;
    int different;
    if (store_get(other, &entry->key, &value) != DONE) return 1;
    different = !text_equal(&value, entry->value.bytes, entry->value.size);
    text_free(&value);
    return different;
}

int store_equal(struct store *a, struct store *b) {
    int i;
    for (i = 0; i < SHARDS; i++)
        if (table_each(&a->shards[i].table, differs, b)) return 0;
    return store_count(a) == store_count(b);
}
