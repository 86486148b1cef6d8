// mazurka:
// verdict: verified
// executions: 10
// because: where both post to one handler or each to the other one, 3; where each posts to its own, 1
//
// Two messages on two handlers choose where they post. What each of them posts is a message of one handler in some executions
// and of the other handler in others. With handlers as locks there are 3 + 3 + 3 + 1 executions.

#include <mazurka.h>
#include <stdint.h>

static mazurka_handler_t handler[2];
static int counter[2];

static void count(void *number) { counter[(intptr_t)number]++; }

static void choose(void *unused) {
    (void)unused;
    intptr_t to = mazurka_choose(2);
    mazurka_post(handler[to], count, (void *)to);
}

int main(void) {
    for (int i = 0; i < 2; i++) {
        mazurka_handler_create(&handler[i]);
        mazurka_handler_start(handler[i]);
    }
    mazurka_post(handler[0], choose, 0);
    mazurka_post(handler[1], choose, 0);
    return 0;
}
