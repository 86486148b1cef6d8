// The smallest event loop: two messages that add to a counter, and one that looks.
//
// Messages of one handler do not interleave, so the counter needs no lock.

#include <assert.h>
#include <mazurka.h>
#include <stdint.h>

static mazurka_handler_t loop;
static int counter, additions;

static void add(void *amount) {
    counter += (int)(intptr_t)amount;
    additions++;
}

static void look(void *unused) {
    (void)unused;
    if (additions == 2) assert(counter == 5);
}

int main(void) {
    mazurka_handler_create(&loop);
    mazurka_handler_start(loop);
    mazurka_post(loop, add, (void *)2);
    mazurka_post(loop, add, (void *)3);
    mazurka_post(loop, look, 0);
    mazurka_handler_quit(loop);
    mazurka_handler_wait(loop);
    return 0;
}
