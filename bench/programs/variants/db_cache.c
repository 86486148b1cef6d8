// A variant of db-cache (ATVA 2023; see ../event/db_cache.c), with requests in arrays and messages in envelopes.
//
// Slots are structures. Each client fills in its own row of requests, and posts them in envelopes that it allocates and
// the message frees; the handle of a server is a structure on the heap.
//
// N: clients, each with a server of its own.
//
// Executions: those of the original, because what was added is accessed only by the client and then by its message.

#include <assert.h>
#include <mazurka.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

#ifndef N
#define N 2
#endif
#define SLOTS 4
#define REQUESTS 4

struct slot {
    atomic_int value;
    atomic_int deleted;
};

struct request {
    int key;
    int value;
};

struct server {
    mazurka_handler_t handler;
    int number;
};

struct envelope {
    void (*function)(void *);
    void *argument;
    struct server *to;
};

static struct slot slots[SLOTS];
static struct server *servers[N];
static struct request requests[N][16];
static int numbers[N];

static void deliver(void *argument) {
    struct envelope *envelope = argument;
    envelope->function(envelope->argument);
    free(envelope);
}

static void post(struct server *to, void (*function)(void *), void *argument) {
    struct envelope *envelope = malloc(sizeof *envelope);
    envelope->function = function;
    envelope->argument = argument;
    envelope->to = to;
    mazurka_post(to->handler, deliver, envelope);
}

static int slot_of(const struct request *request) { return request->key; }

static void write_slot(void *argument) {
    struct request *request = argument;
    struct slot *slot = &slots[slot_of(request)];
    if (slot->deleted != 1) {
        atomic_store_explicit(&slot->value, request->value, memory_order_seq_cst);
        atomic_store_explicit(&slot->deleted, 0, memory_order_seq_cst);
    }
    if (slot->value != request->value) assert(slot->deleted == 1);
}

static void read_slot(void *argument) {
    struct request *request = argument;
    struct slot *slot = &slots[slot_of(request)];
    if (slot->deleted != 1) {
        request->key = atomic_load_explicit(&slot->deleted, memory_order_seq_cst);
        request->value = atomic_load_explicit(&slot->value, memory_order_seq_cst);
    }
}

static void delete_slot(void *argument) {
    struct request *request = argument;
    atomic_store_explicit(&slots[slot_of(request)].deleted, 1, memory_order_seq_cst);
}

static void *client(void *argument) {
    static void (*const functions[REQUESTS])(void *) = {write_slot, read_slot, write_slot, delete_slot};
    static const int keys[REQUESTS] = {0, 2, 3, 0};
    int number = *(int *)argument;
    for (int k = 0; k < REQUESTS; k++) {
        requests[number][k].key = keys[k];
        requests[number][k].value = 3;
        post(servers[number], functions[k], &requests[number][k]);
    }
    return NULL;
}

int main(void) {
    pthread_t threads[N];
    for (int i = 0; i < SLOTS; i++) atomic_store_explicit(&slots[i].deleted, 1, memory_order_seq_cst);
    for (int i = 0; i < N; i++) {
        servers[i] = malloc(sizeof *servers[i]);
        servers[i]->number = i;
        mazurka_handler_create(&servers[i]->handler);
        mazurka_handler_start(servers[i]->handler);
    }
    for (int i = 0; i < N; i++) {
        numbers[i] = i;
        pthread_create(&threads[i], NULL, client, &numbers[i]);
    }
    return 0;
}
