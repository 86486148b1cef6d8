// mazurka:
// verdict: violation
// violation: sync
// cause: none
// unlike: unlocked twice
// line: 14
//
// A mutex that nobody has is unlocked.
#include <pthread.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

int main(void) {
    pthread_mutex_unlock(&mutex);
    return 0;
}
