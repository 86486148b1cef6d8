/* A writer replaces a configuration and frees the old one, while a reader that came before may still
   use it. */
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct config {
    int limit;
};

static _Atomic(struct config *) current;

static struct config *config(int limit) {
    struct config *config = malloc(sizeof *config);
    config->limit = limit;
    return config;
}

static void *read_limit(void *unused) {
    struct config *seen = atomic_load(&current);
    int limit = seen->limit;
    (void)limit;
    return unused;
}

static void *replace(void *unused) {
    struct config *old = atomic_exchange(&current, config(2));
    free(old);
    return unused;
}

int main(void) {
    pthread_t reader, writer;
    atomic_store(&current, config(1));
    pthread_create(&reader, 0, read_limit, 0);
    pthread_create(&writer, 0, replace, 0);
    pthread_join(reader, 0);
    pthread_join(writer, 0);
    return 0;
}
