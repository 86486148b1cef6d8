/* A session: a client's requests come from one file, the answers go to another. */
#ifndef STORE_SESSION_H
#define STORE_SESSION_H

#include "store.h"

struct session {
    struct store *store;
    FILE *requests;
    FILE *answers;
    long done;
    long faults;
};

/* Serves until the client quits or says nothing more. */
void session_run(struct session *session);

#endif
