// mazurka:
// verdict: verified
// executions: 6
// because: with handlers as locks, the three messages in any order
// naive: yes
//
// Three messages increment a plain variable on one handler; a message runs to its end before the next
// begins.

#include <assert.h>
#include <mazurka.h>

static mazurka_handler_t handler;
static int counter, done;

static void increment(void *unused) {
    (void)unused;
    counter = counter + 1;
    if (++done == 3) assert(counter == 3);
}

int main(void) {
    mazurka_handler_create(&handler);
    mazurka_handler_start(handler);
    for (int i = 0; i < 3; i++) mazurka_post(handler, increment, 0);
    return 0;
}
