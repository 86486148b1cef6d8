/* The server. */
#include "server.h"

#include "session.h"
#include <errno.h>
#include <string.h>

/* The next client, or NULL. */
static const char *accept_client(struct server *server) {
    const char *client = NULL;
    pthread_mutex_lock(&server->mutex);
    if (server->next < server->count) client = server->clients[server->next++];
    pthread_mutex_unlock(&server->mutex);
    return client;
}

static void tell(struct server *server, const struct session *session) {
    pthread_mutex_lock(&server->mutex);
    server->done += session->done;
    server->faults += session->faults;
    pthread_mutex_unlock(&server->mutex);
}

static int serve(struct server *server, const char *client) {
    struct session session = {server->store, fopen(client, "r"), NULL, 0, 0};
    char answers[64];
    if (!session.requests) return -1;
    if (snprintf(answers, sizeof answers, "%s.out", client) < (int)sizeof answers) session.answers = fopen(answers, "w");
    if (session.answers) {
        session_run(&session);
        fclose(session.answers);
        tell(server, &session);
    }
    fclose(session.requests);
    return session.answers ? 0 : -1;
}

static void *worker(void *argument) {
    struct server *server = argument;
    const char *client;
    while ((client = accept_client(server))) {
        if (serve(server, client)) {
            fprintf(stderr, "%s: %s\n", client, strerror(errno));
            pthread_mutex_lock(&server->mutex);
            server->unreachable++;
            pthread_mutex_unlock(&server->mutex);
        }
    }
    return NULL;
}

int server_run(struct server *server, struct store *store, char **clients, int count, int workers) {
    pthread_t threads[MOST_WORKERS];
    int started = 0, i;
    memset(server, 0, sizeof *server);
    server->store = store;
    server->clients = clients;
    server->count = count;
    pthread_mutex_init(&server->mutex, NULL);
    while (started < workers && !pthread_create(&threads[started], NULL, worker, server)) started++;
    for (i = 0; i < started; i++) pthread_join(threads[i], NULL);
    pthread_mutex_destroy(&server->mutex);
    return started > 0 && server->unreachable == 0 ? 0 : -1;
}
