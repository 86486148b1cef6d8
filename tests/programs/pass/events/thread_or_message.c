// mazurka:
// verdict: verified
// executions: 6
// because: either message is first (2), and the other one sees what its thread writes (1) or creates another one (2)
// naive: yes
//
// What a message reads decides whether it creates a thread or posts another message. Two threads write in either order.

#include <mazurka.h>
#include <pthread.h>
#include <stdatomic.h>

static mazurka_handler_t handler;
static atomic_int seen;

static void nothing(void *unused) { (void)unused; }

static void *see(void *unused) {
    seen = 1;
    return unused;
}

static void look(void *unused) {
    (void)unused;
    if (seen) {
        mazurka_post(handler, nothing, 0);
    } else {
        pthread_t thread;
        pthread_create(&thread, 0, see, 0);
        pthread_detach(thread);
    }
}

int main(void) {
    mazurka_handler_create(&handler);
    mazurka_handler_start(handler);
    mazurka_post(handler, look, 0);
    mazurka_post(handler, look, 0);
    return 0;
}
