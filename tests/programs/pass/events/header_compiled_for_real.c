// mazurka:
// verdict: verified
// executions: 2
// because: the two messages of the first handler in either order
//
// IR may come from a compiler that was not told of the checker. The functions of the header are then those for real,
// on pthreads; the checker puts its own in their place, wherever they are called, also where it inlines calls.

#undef __MAZURKA__
#include <assert.h>
#include <mazurka.h>

static mazurka_handler_t handler[2];
static int last;

static void note(void *argument) { last = *(int *)argument; }

int main(void) {
    static int one = 1, two = 2;
    int (*wait)(mazurka_handler_t) = mazurka_handler_wait;
    for (int i = 0; i < 2; i++) {
        mazurka_handler_create(&handler[i]);
        mazurka_handler_start(handler[i]);
    }
    mazurka_post(handler[0], note, &one);
    mazurka_post(handler[0], note, &two);
    for (int i = 0; i < 2; i++) mazurka_handler_quit(handler[i]);
    return wait(handler[0]);
}
