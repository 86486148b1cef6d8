// mazurka:
// verdict: verified
//
// The deque of Chase and Lev: the owner takes at the bottom, a thief at the top; they meet at the last element.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

struct deque {
    atomic_int top, bottom;
    atomic_int cells[4];
};

static struct deque deque;
static atomic_int taken[3];

static void push(struct deque *d, int value) {
    int bottom = atomic_load(&d->bottom);
    atomic_store(&d->cells[bottom], value);
    atomic_store(&d->bottom, bottom + 1);
}

static int pop(struct deque *d) {
    int bottom = atomic_load(&d->bottom) - 1;
    atomic_store(&d->bottom, bottom);
    int top = atomic_load(&d->top), value = 0;
    if (top <= bottom) {
        value = atomic_load(&d->cells[bottom]);
        if (top < bottom) return value;
        if (!atomic_compare_exchange_strong(&d->top, &top, top + 1)) value = 0;
    }
    atomic_store(&d->bottom, bottom + 1);
    return value;
}

static int steal(struct deque *d) {
    for (;;) {
        int top = atomic_load(&d->top);
        if (top >= atomic_load(&d->bottom)) return 0;
        int value = atomic_load(&d->cells[top]);
        if (atomic_compare_exchange_strong(&d->top, &top, top + 1)) return value;
    }
}

static void *thief(void *unused) {
    int value = steal(&deque);
    if (value) atomic_fetch_add(&taken[value], 1);
    return unused;
}

int main(void) {
    pthread_t other;
    push(&deque, 1);
    push(&deque, 2);
    pthread_create(&other, 0, thief, 0);
    for (int value; (value = pop(&deque));) atomic_fetch_add(&taken[value], 1);
    pthread_join(other, 0);
    assert(atomic_load(&taken[1]) == 1 && atomic_load(&taken[2]) == 1);
    return 0;
}
