// Program of: Jonsson, Lång, Sagonas, "Awaiting for Godot: Stateless Model Checking that Avoids
// Executions where Nothing Happens", FMCAD 2022, Table I (sortnet).
//
// N threads run Batcher's merge exchange network on 2N elements. Comparator number c belongs to
// thread c mod N; elements are handed over with counters of the comparators that were applied to
// them. main does not join.
//
// N: threads, 4 to 6 in the paper, up to 12 here. No loop needs a bound.
//
// Executions as complete + blocked, in the four columns of the table (waiting loops as assumptions
// / pure loops cut / awaits / awaits and independent fetch-and-adds):
//   N = 4: 1+312 / 1+312 / 1+0 / 1+0
//   N = 5: 1+4517 / 1+4517 / 1+0 / 1+0
//   N = 6: 1+38285 / 1+38285 / 1+0 / 1+0
// With awaits there is one execution for every N: a comparator has to wait for those before it, and no
// two accesses that conflict can come in either order.

#include "harness.h"

#ifndef N
#define N 4
#endif

#define SIZE (2 * N)

static int elements[SIZE];
static atomic_int applied[SIZE];

/* What a thread knows of the comparators before the one it has come to. */
struct plan {
    int me, number;
    int count[SIZE], last[SIZE];
};

static void wait_for(const struct plan *plan, int e) {
    if (plan->count[e] > 0 && plan->last[e] != plan->me) {
        int before = plan->count[e];
        SPIN_UNTIL(atomic_load(&applied[e]) == before);
    }
}

static void compare(struct plan *plan, int a, int b) {
    int owner = plan->number % N;
    if (owner == plan->me) {
        wait_for(plan, a);
        wait_for(plan, b);
        int x = elements[a], y = elements[b];
        if (x > y) {
            elements[a] = y;
            elements[b] = x;
        }
        atomic_store(&applied[a], plan->count[a] + 1);
        atomic_store(&applied[b], plan->count[b] + 1);
    }
    plan->count[a]++;
    plan->count[b]++;
    plan->last[a] = plan->last[b] = owner;
    plan->number++;
}

static void *thread(void *argument) {
    struct plan plan = {.me = (int)(intptr_t)argument};
    for (int p = 1; p < SIZE; p *= 2) {
        for (int k = p; k >= 1; k /= 2) {
            for (int j = k % p; j <= SIZE - 1 - k; j += 2 * k) {
                int most = k - 1 < SIZE - j - k - 1 ? k - 1 : SIZE - j - k - 1;
                for (int i = 0; i <= most; i++) {
                    if ((i + j) / (2 * p) == (i + j + k) / (2 * p)) compare(&plan, i + j, i + j + k);
                }
            }
        }
    }
    return 0;
}

int main(void) {
    for (int e = 0; e < SIZE; e++) elements[e] = SIZE - e;
    create_threads(N, thread);
    return 0;
}
