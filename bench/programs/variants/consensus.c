// A variant of consensus (ATVA 2023; see ../event/consensus.c), with arguments in arrays and messages in envelopes.
//
// A message has a pointer to the numbers of its collector and of its broadcaster, and comes in an envelope that the
// broadcaster allocates and the message frees; the handle of a collector is a structure on the heap.
//
// N: broadcasters and collectors.
//
// Executions: those of the original, because what was added is accessed only by the broadcaster and then by its message.

#include <mazurka.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

#ifndef N
#define N 3
#endif

struct pair {
    int collector;
    int broadcaster;
};

struct collector {
    mazurka_handler_t handler;
    int number;
};

struct envelope {
    void (*function)(void *);
    void *argument;
    struct collector *to;
};

static struct collector *collectors[N];
static atomic_int value[N], decision[N], numbers[N];
static struct pair pairs[N][N];

static void deliver(void *argument) {
    struct envelope *envelope = argument;
    envelope->function(envelope->argument);
    free(envelope);
}

static void post(struct collector *to, void (*function)(void *), void *argument) {
    struct envelope *envelope = malloc(sizeof *envelope);
    envelope->function = function;
    envelope->argument = argument;
    envelope->to = to;
    mazurka_post(to->handler, deliver, envelope);
}

static void receive(void *argument) {
    struct pair *pair = argument;
    int offered = atomic_load_explicit(&value[pair->broadcaster], memory_order_seq_cst);
    if (offered > decision[pair->collector]) decision[pair->collector] = offered;
}

static void *broadcast(void *argument) {
    int own = atomic_load_explicit((atomic_int *)argument, memory_order_seq_cst);
    atomic_store_explicit(&value[own], own, memory_order_seq_cst);
    for (int i = 0; i < N; i++) {
        pairs[i][own].collector = i;
        pairs[i][own].broadcaster = own;
        post(collectors[i], receive, &pairs[i][own]);
    }
    return NULL;
}

int main(void) {
    pthread_t threads[N];
    for (int i = 0; i < N; i++) decision[i] = -1;
    for (int i = 0; i < N; i++) {
        collectors[i] = malloc(sizeof *collectors[i]);
        collectors[i]->number = i;
        mazurka_handler_create(&collectors[i]->handler);
        mazurka_handler_start(collectors[i]->handler);
    }
    for (int i = 0; i < N; i++) {
        numbers[i] = i;
        pthread_create(&threads[i], NULL, broadcast, &numbers[i]);
    }
    for (int i = 0; i < N; i++) pthread_join(threads[i], NULL);
    return 0;
}
