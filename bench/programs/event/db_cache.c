// Program of: Abdulla, Atig, Bønneland, Das, Jonsson, Lång, Sagonas, "Tailoring Stateless Model
// Checking for Event-Driven Multi-Threaded Programs", ATVA 2023 (db-cache).
//
// N clients each send writes, a read and a delete to a server of their own; all servers share the slots of
// one cache. Slots are empty at first and only deletes touch the first one after that.
//
// N: clients and servers.
//
// Executions: N! times the product over k = 1..N of k(k+1)/2 + (N+1-k)(N+2-k)/2: 32, 1764, 235224 for
// N = 2, 3, 4. (In the order of the deletes of slot 0, the server whose delete is the k-th puts its two
// looks at the slot before its delete or after it, in order.) The paper prints 1711 and 218527 for its
// implementation with N = 3, 4, and the numbers above for another tool. With handlers as locks 4608 and
// 3048192 for N = 2, 3.

#include <assert.h>
#include <mazurka.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

#ifndef N
#define N 2
#endif

#define SLOTS 4

static mazurka_handler_t server[N];
static atomic_int val[SLOTS], deleted[SLOTS] = {1, 1, 1, 1};

static void store(int key, int value) {
    if (atomic_load(&deleted[key]) != 1) {
        atomic_store(&val[key], value);
        atomic_store(&deleted[key], 0);
    }
    if (atomic_load(&val[key]) != value) assert(atomic_load(&deleted[key]) == 1);
}

static void write_first(void *unused) {
    (void)unused;
    store(0, 3);
}

static void write_last(void *unused) {
    (void)unused;
    store(3, 3);
}

static void read_third(void *unused) {
    (void)unused;
    if (atomic_load(&deleted[2]) != 1) {
        int still = atomic_load(&deleted[2]), value = atomic_load(&val[2]);
        (void)still;
        (void)value;
    }
}

static void delete_first(void *unused) {
    (void)unused;
    atomic_store(&deleted[0], 1);
}

static void *client(void *argument) {
    mazurka_handler_t to = server[(intptr_t)argument];
    mazurka_post(to, write_first, 0);
    mazurka_post(to, read_third, 0);
    mazurka_post(to, write_last, 0);
    mazurka_post(to, delete_first, 0);
    return 0;
}

int main(void) {
    pthread_t threads[N];
    for (int i = 0; i < N; i++) {
        mazurka_handler_create(&server[i]);
        mazurka_handler_start(server[i]);
    }
    for (int i = 0; i < N; i++) pthread_create(&threads[i], 0, client, (void *)(intptr_t)i);
    for (int i = 0; i < N; i++) pthread_join(threads[i], 0);
    return 0;
}
