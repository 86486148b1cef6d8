// Program of: Yang, Chen, Gopalakrishnan, Kirby, "Efficient Stateful Dynamic Partial Order
// Reduction", SPIN 2008 (bbuf; a compact model of it, as the paper does not print the program).
//
// A bounded buffer with one mutex and two condition variables.
//
// P, C: producers and consumers. I, J: items of each producer and of each consumer, P * I = C * J.
// CAP: cells of the buffer. The paper has four threads.
//
// Executions: for P, C, I, J, CAP, if a signal wakes any of the waiters / the first: 1,1,1,1,1:
// 2/2; 1,1,2,2,1: 8/8; 1,1,3,3,2: 24/24; 2,1,1,2,1: 16/16; 2,2,1,1,1: 64/56; 2,2,1,1,2: 60/48;
// 3,1,1,3,1: 384/336; 3,1,1,3,2: 144/144; 2,1,2,4,2: 912/792; 2,2,2,2,2: 33192/18252; 2,2,2,2,1:
// 86336/50264. Found by enumerating the orders of critical sections.

#include <assert.h>
#include <pthread.h>

#ifndef P
#define P 2
#define C 2
#define I 1
#define J 1
#define CAP 1
#endif

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t not_full = PTHREAD_COND_INITIALIZER, not_empty = PTHREAD_COND_INITIALIZER;
static int buffer[CAP], read_index, write_index, count;

static void *producer(void *unused) {
    (void)unused;
    for (int i = 0; i < I; i++) {
        pthread_mutex_lock(&mutex);
        while (count == CAP) pthread_cond_wait(&not_full, &mutex);
        buffer[write_index] = i;
        write_index = (write_index + 1) % CAP;
        count++;
        pthread_cond_signal(&not_empty);
        pthread_mutex_unlock(&mutex);
    }
    return 0;
}

static void *consumer(void *unused) {
    (void)unused;
    for (int j = 0; j < J; j++) {
        pthread_mutex_lock(&mutex);
        while (count == 0) pthread_cond_wait(&not_empty, &mutex);
        (void)*(volatile int *)&buffer[read_index];
        read_index = (read_index + 1) % CAP;
        count--;
        pthread_cond_signal(&not_full);
        pthread_mutex_unlock(&mutex);
    }
    return 0;
}

int main(void) {
    pthread_t threads[P + C];
    for (int t = 0; t < P; t++) pthread_create(&threads[t], 0, producer, 0);
    for (int t = P; t < P + C; t++) pthread_create(&threads[t], 0, consumer, 0);
    for (int t = 0; t < P + C; t++) pthread_join(threads[t], 0);
    assert(count == 0);
    return 0;
}
