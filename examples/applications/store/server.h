/* The server: a thread for each of a few workers, which take clients as they come. */
#ifndef STORE_SERVER_H
#define STORE_SERVER_H

#include "store.h"

enum { MOST_WORKERS = 8 };

/* Clients are pairs of files: NAME has the requests, NAME.out gets the answers. */
struct server {
    struct store *store;
    char **clients;
    int count;
    pthread_mutex_t mutex;
    int next;
    long done;
    long faults;
    int unreachable;
};

/* Serves all clients with so many workers; returns 0 if all could be served. */
int server_run(struct server *server, struct store *store, char **clients, int count, int workers);

#endif
