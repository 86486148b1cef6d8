/* All keys with some beginning, in order. */
#include "listing.h"

#include <stdlib.h>
#include <string.h>

/* What is collected, on its way through a table. */
struct collecting {
    struct listing *listing;
    const struct text *prefix;
};

static int add(struct listing *listing, const struct text *key) {
    struct text copy;
    if (listing->count == listing->room) {
        size_t room = listing->room ? 2 * listing->room : 8;
        struct text *keys = reallocarray(listing->keys, room, sizeof *keys);
        if (!keys) return -1;
        listing->keys = keys;
        listing->room = room;
    }
    copy = text_copy(key->bytes, key->size);
    if (!copy.bytes) return -1;
    listing->keys[listing->count++] = copy;
    return 0;
}

static int begins(const struct text *key, const struct text *prefix) {
    return key->size >= prefix->size && memcmp(key->bytes, prefix->bytes, prefix->size) == 0;
}

static int visit(const struct entry *entry, void *argument) {
    struct collecting *collecting = argument;
    return begins(&entry->key, collecting->prefix) ? add(collecting->listing, &entry->key) : 0;
}

static int compare(const void *a, const void *b) {
    const struct text *x = a, *y = b;
    size_t common = x->size < y->size ? x->size : y->size;
    int order = memcmp(x->bytes, y->bytes, common);
    if (order) return order;
    return (x->size > y->size) - (x->size < y->size);
}

int listing_collect(struct listing *listing, struct store *store, const struct text *prefix) {
    struct collecting collecting = {listing, prefix};
    int i, failed = 0;
    memset(listing, 0, sizeof *listing);
    for (i = 0; i < SHARDS && !failed; i++) {
        pthread_rwlock_rdlock(&store->shards[i].lock);
        failed = table_each(&store->shards[i].table, visit, &collecting);
        pthread_rwlock_unlock(&store->shards[i].lock);
    }
    if (failed) {
        listing_free(listing);
        return -1;
    }
    qsort(listing->keys, listing->count, sizeof *listing->keys, compare);
    return 0;
}

void listing_free(struct listing *listing) {
    size_t i;
    for (i = 0; i < listing->count; i++) text_free(&listing->keys[i]);
    free(listing->keys);
    listing->keys = NULL;
    listing->count = 0;
}

/* Writes to another name first: who opens the file finds the old one or all of the new one. */
int listing_save(struct store *store, const char *name) {
    static const struct text everything = {(char *)"", 0};
    struct listing listing;
    struct journal journal;
    char new_name[64];
    size_t i;
    int failed;
    if (snprintf(new_name, sizeof new_name, "%s.new", name) >= (int)sizeof new_name) return -1;
    remove(new_name);
    if (listing_collect(&listing, store, &everything)) return -1;
    failed = journal_open(&journal, new_name);
    for (i = 0; i < listing.count && !failed; i++) {
        struct text value;
        failed = store_get(store, &listing.keys[i], &value) != DONE;
        if (failed) break;
        journal_append(&journal, CHANGE_SET, &listing.keys[i], &value);
        text_free(&value);
    }
    listing_free(&listing);
    if (journal_close(&journal) || failed) return -1;
    return rename(new_name, name);
}
