// mazurka: --check all
// verdict: verified
// executions: 6
// because: the handler takes its three messages in any order
//
// Messages of one handler run one after the other, and the end of each comes before the next: what they
// share needs neither lock nor atomics.

#include <mazurka.h>

static mazurka_handler_t handler;
static int total, last;

static void add(void *amount) {
    total += *(int *)amount;
    last = total;
}

static void clear(void *unused) { (void)unused, total = 0; }

int main(void) {
    static int amounts[] = {2, 5};
    mazurka_handler_create(&handler);
    mazurka_handler_start(handler);
    mazurka_post(handler, add, &amounts[0]);
    mazurka_post(handler, add, &amounts[1]);
    mazurka_post(handler, clear, 0);
    return 0;
}
