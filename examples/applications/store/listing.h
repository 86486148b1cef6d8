/* All keys with some beginning, in order: for clients that ask, and for snapshots. */
#ifndef STORE_LISTING_H
#define STORE_LISTING_H

#include "store.h"

struct listing {
    struct text *keys;
    size_t count;
    size_t room;
};

/* Collects the keys; each shard is as it is at one moment, but not all of them are so at the same moment. */
int listing_collect(struct listing *listing, struct store *store, const struct text *prefix);
void listing_free(struct listing *listing);

/* Writes a journal that has one record for each key: it makes the same store. Nobody may change the store meanwhile. */
int listing_save(struct store *store, const char *name);

#endif
