// mazurka: verified --file a=data/a.txt --file b=data/b.txt --arg -j2 --arg journal --arg a --arg b
// with: journal.c listing.c request.c server.c session.c store.c table.c text.c
/* A small key-value server. Its clients are files with requests; every change is in a journal, and at the end the store
 * must be what the journal says. */
#include "listing.h"
#include "server.h"

#include <assert.h>
#include <errno.h>
#include <getopt.h>
#include <stdlib.h>
#include <string.h>

static int usage(const char *program) {
    fprintf(stderr, "usage: %s [-j WORKERS] JOURNAL CLIENT...\n", program);
    return 2;
}

/* Whether a store that is made from the journal is the one that has written it. */
static int recovers(struct store *store, const char *name, long records) {
    struct store again;
    int equal = 0;
    if (store_init(&again, NULL) == 0) {
        equal = store_recover(&again, name) == records && store_equal(store, &again);
        store_destroy(&again);
    }
    return equal;
}

int main(int argc, char **argv) {
    struct journal journal;
    struct store store;
    struct server server;
    const char *name;
    int workers = 2, failed, c;
    while ((c = getopt(argc, argv, "j:")) != -1) {
        if (c != 'j') return usage(argv[0]);
        workers = atoi(optarg);
    }
    if (argc - optind < 2 || workers < 1 || workers > MOST_WORKERS) return usage(argv[0]);
    name = argv[optind++];
    if (journal_open(&journal, name) || store_init(&store, &journal)) {
        fprintf(stderr, "%s: %s\n", name, strerror(errno));
        return 2;
    }
    failed = server_run(&server, &store, argv + optind, argc - optind, workers);
    fprintf(stderr, "%ld requests, %ld faults, %ld keys, %ld records\n", server.done, server.faults, store_count(&store),
            journal.records);
    store.journal = NULL;
    failed |= journal_close(&journal);
    c = recovers(&store, name, journal.records);
    assert(c && "the journal tells what happened");
    /* From now on it tells less, and means the same. */
    c = listing_save(&store, name) == 0 && recovers(&store, name, store_count(&store));
    assert(c && "the shorter journal tells the same");
    store_destroy(&store);
    return failed ? 2 : 0;
}
