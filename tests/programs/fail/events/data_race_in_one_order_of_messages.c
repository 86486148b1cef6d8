// mazurka: --check all
// verdict: violation
// violation: data-race
// message: data
// line: 19
//
// The reader looks at the data once the flag is set. If the handler fills the data before it sets the flag,
// its order makes that safe; in the other order of the two messages nothing does, and the same values are
// read, so that an exploration which takes the two orders for one sees only one of them.

#include <mazurka.h>
#include <pthread.h>
#include <stdatomic.h>

static mazurka_handler_t handler;
static int data;
static atomic_int flag;

static void fill(void *unused) { (void)unused, data = 1; }

static void publish(void *unused) {
    (void)unused;
    atomic_store_explicit(&flag, 1, memory_order_release);
}

static void *reader(void *unused) {
    if (atomic_load_explicit(&flag, memory_order_acquire)) {
        int seen =
            data;
        (void)seen;
    }
    return unused;
}

int main(void) {
    pthread_t thread;
    mazurka_handler_create(&handler);
    mazurka_handler_start(handler);
    mazurka_post(handler, fill, 0);
    mazurka_post(handler, publish, 0);
    pthread_create(&thread, 0, reader, 0);
    pthread_join(thread, 0);
    return 0;
}
