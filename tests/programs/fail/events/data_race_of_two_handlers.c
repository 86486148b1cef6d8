// mazurka: --check all
// verdict: violation
// violation: data-race
// message: shared
//
// A handler orders its own messages and not those of another.

#include <mazurka.h>

static int shared;

static void add(void *unused) {
    (void)unused;
    shared++;
}

int main(void) {
    mazurka_handler_t first, second;
    mazurka_handler_create(&first);
    mazurka_handler_create(&second);
    mazurka_handler_start(first);
    mazurka_handler_start(second);
    mazurka_post(first, add, 0);
    mazurka_post(second, add, 0);
    return 0;
}
