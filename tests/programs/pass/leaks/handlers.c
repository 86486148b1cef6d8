// mazurka: --check leaks
// verdict: verified
//
// A handler cannot be freed, so it is no leak; the message frees what it gets.
#include <mazurka.h>
#include <stdlib.h>

static void work(void *argument) {
    free(argument);
}

int main(void) {
    mazurka_handler_t handler;
    mazurka_handler_create(&handler);
    mazurka_handler_start(handler);
    mazurka_post(handler, work, malloc(4));
    mazurka_post(handler, work, malloc(4));
    return 0;
}
