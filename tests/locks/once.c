// mazurka:
//
// Initialisation that happens once: 0 is not begun, 1 is under way, 2 is done.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int state;
static int runs;
static int value;

static void initialise(void) {
    runs++;
    value = 42;
}

// lock begin
static void once(void) {
    int begun = 0;
    if (atomic_compare_exchange_strong(&state, &begun, 1)) {
        initialise();
        atomic_store(&state, 2);
    }
    while (atomic_load(&state) != 2) {
    }
}
// lock end

static void *client(void *unused) {
    (void)unused;
    once();
    assert(value == 42);
    return NULL;
}

int main(void) {
    pthread_t threads[3];
    for (int i = 0; i < 3; i++) {
        pthread_create(&threads[i], NULL, client, NULL);
    }
    for (int i = 0; i < 3; i++) {
        pthread_join(threads[i], NULL);
    }
    assert(runs == 1);
}
