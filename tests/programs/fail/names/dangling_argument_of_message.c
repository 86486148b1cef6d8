// mazurka:
// verdict: violation
// violation: memory
// message: after it went out of scope
//
// A message gets the address of a local variable, which ends; another one of the same name is there until the
// message has been handled, and must not be taken for the first.
#include <mazurka.h>
#include <stdatomic.h>
static mazurka_handler_t handler;
static atomic_int done;
static void use(void *p) {
    *(int *)p = 1;
    done = 1;
}
static void run(int post) {
    int x = 0;
    if (post)
        mazurka_post(handler, use, &x);
    else
        while (!done) {
        }
}
int main(void) {
    mazurka_handler_create(&handler);
    mazurka_handler_start(handler);
    run(1);
    run(0);
}
