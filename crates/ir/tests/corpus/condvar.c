// A condition variable.
#include <pthread.h>
struct queue { pthread_mutex_t m; pthread_cond_t c; int items[4]; unsigned head, tail; };
static struct queue q = { .m = PTHREAD_MUTEX_INITIALIZER, .c = PTHREAD_COND_INITIALIZER };
void put(int x) {
    pthread_mutex_lock(&q.m);
    q.items[q.tail++ % 4] = x;
    pthread_cond_signal(&q.c);
    pthread_mutex_unlock(&q.m);
}
int get(void) {
    pthread_mutex_lock(&q.m);
    while (q.head == q.tail) pthread_cond_wait(&q.c, &q.m);
    int x = q.items[q.head++ % 4];
    pthread_mutex_unlock(&q.m);
    return x;
}
static void *producer(void *arg) { (void)arg; put(1); put(2); return 0; }
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, producer, 0);
    int sum = get() + get();
    pthread_join(t, 0);
    return sum != 3;
}
