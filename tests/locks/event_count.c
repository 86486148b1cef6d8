// mazurka:
//
// An event count: a consumer looks at the count, then at the condition, and waits for another count; a producer makes
// the condition true and then counts.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int count, produced;

// lock begin
static void advance(void) {
    atomic_fetch_add(&count, 1);
}

static void wait_for(int wanted) {
    for (;;) {
        int before = atomic_load(&count);
        if (atomic_load(&produced) >= wanted) {
            return;
        }
        // equivalent(delete, if): the wait only saves looks at the condition
        while (atomic_load(&count) == before) {
        }
    }
}
// lock end

static void *producer(void *unused) {
    (void)unused;
    atomic_fetch_add(&produced, 1);
    advance();
    return NULL;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, NULL, producer, NULL);
    pthread_create(&b, NULL, producer, NULL);
    wait_for(2);
    assert(atomic_load(&produced) == 2);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    assert(atomic_load(&count) == 2);
}
