// mazurka:
// verdict: violation
// violation: assertion
// cause: none
// unlike: message race
// message: ready
// line: 21
//
// Two messages are posted in an order, but the mailbox is served in any order.

#include <assert.h>
#include <mazurka.h>

static mazurka_handler_t handler;
static int ready;

static void prepare(void *unused) { (void)unused, ready = 1; }

static void use(void *unused) {
    (void)unused;
    assert(ready);
}

int main(void) {
    mazurka_handler_create(&handler);
    mazurka_handler_start(handler);
    mazurka_post(handler, prepare, 0);
    mazurka_post(handler, use, 0);
    return 0;
}
