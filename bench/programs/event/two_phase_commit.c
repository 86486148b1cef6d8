// Program of: Abdulla, Atig, Bønneland, Das, Jonsson, Lång, Sagonas, "Tailoring Stateless Model
// Checking for Event-Driven Multi-Threaded Programs", ATVA 2023 (2PC).
//
// A client lets a manager ask N nodes for their votes. Each node votes and tells the manager, whose
// message counts the votes. The client goes on only if all answers are there.
//
// N: nodes.
//
// Executions: N! complete and N! blocked ones, in which the client looks too early. Published: 720 and
// 720 for N = 6, 5040 for 7, 40320 for 8.

#include <assert.h>
#include <mazurka.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

#ifndef N
#define N 3
#endif

void __VERIFIER_assume(int);

static mazurka_handler_t manager, node[N];
static atomic_int vote[N], done[N], no_commit, answers;

static void answered(void *argument) {
    int i = (int)(intptr_t)argument;
    int voted = atomic_load(&vote[i]);
    int before = atomic_fetch_add(&no_commit, voted);
    (void)before;
    int place = atomic_load(&answers);
    atomic_store(&done[place], 1);
    before = atomic_fetch_add(&answers, 1);
}

static void ask(void *argument) {
    int i = (int)(intptr_t)argument;
    atomic_store(&vote[i], 17 * i / 7 % 2);
    mazurka_post(manager, answered, argument);
}

static void update(void *unused) {
    (void)unused;
    for (int i = 0; i < N; i++) mazurka_post(node[i], ask, (void *)(intptr_t)i);
}

static void *client(void *unused) {
    (void)unused;
    mazurka_post(manager, update, 0);
    __VERIFIER_assume(atomic_load(&done[N - 1]) == 1);
    int against = 0;
    for (int i = 0; i < N; i++) against += 17 * i / 7 % 2;
    assert(atomic_load(&no_commit) == against);
    return 0;
}

int main(void) {
    pthread_t thread;
    mazurka_handler_create(&manager);
    mazurka_handler_start(manager);
    for (int i = 0; i < N; i++) {
        mazurka_handler_create(&node[i]);
        mazurka_handler_start(node[i]);
    }
    pthread_create(&thread, 0, client, 0);
    pthread_join(thread, 0);
    return 0;
}
