// mazurka:
// verdict: violation
// line: 20
//
// A call of the other error function of other verifiers, reached only if the thread runs first.
#include <pthread.h>

extern void reach_error(void);
static int x;

static void *set(void *unused) {
    x = 1;
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, set, 0);
    if (x) {
        reach_error();
    }
    pthread_join(thread, 0);
    return 0;
}
