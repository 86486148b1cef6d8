// mazurka:
// verdict: violation
// violation: assertion
// cause: none
// message: error location
// line: 20
//
// A call of reach_error is the error, whatever the program defines it to do; a failed assumption that
// the program writes with abort is none.
#include <pthread.h>
#include <stdlib.h>

void reach_error(void) {}
void assume_abort_if_not(int condition) { if (!condition) abort(); }

static int x;

static void *check(void *unused) {
    assume_abort_if_not(x == 1);
    reach_error();
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, check, 0);
    x = 1;
    return 0;
}
