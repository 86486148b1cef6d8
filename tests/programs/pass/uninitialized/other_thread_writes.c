// mazurka:
// verdict: verified
// naive: yes
//
// Another thread writes what this one reads, by plain stores into the same memory: the lock and the join
// see to it that the reads come after.

#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

struct shared {
    pthread_mutex_t lock;
    int written;
    int value;
};

static void *writer(void *arg)
{
    struct shared *s = arg;
    pthread_mutex_lock(&s->lock);
    s->value = 3;
    s->written = 1;
    pthread_mutex_unlock(&s->lock);
    return NULL;
}

int main(void)
{
    struct shared *s = malloc(sizeof *s);
    pthread_mutex_init(&s->lock, NULL);
    s->written = 0;
    pthread_t thread;
    pthread_create(&thread, NULL, writer, s);
    pthread_mutex_lock(&s->lock);
    if (s->written)
        assert(s->value == 3);
    pthread_mutex_unlock(&s->lock);
    pthread_join(thread, NULL);
    assert(s->value == 3);
    pthread_mutex_destroy(&s->lock);
    free(s);
    return 0;
}
