// mazurka:
// verdict: violation
// violation: deadlock
// cause: value never written
// message: wait for once
//
// An initialiser that asks for its own end waits forever.
#include <pthread.h>

static pthread_once_t once = PTHREAD_ONCE_INIT;

static void initialise(void) { pthread_once(&once, initialise); }

int main(void) {
    pthread_once(&once, initialise);
    return 0;
}
