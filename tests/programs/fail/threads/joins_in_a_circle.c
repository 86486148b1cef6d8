// mazurka:
// verdict: violation
// violation: deadlock
// cause: threads wait for each other
//
// Two threads join each other, and none ever ends.
#include <pthread.h>

static pthread_t first, second;

static void *join_second(void *unused) {
    pthread_join(second, 0);
    return unused;
}

static void *join_first(void *unused) {
    pthread_join(first, 0);
    return unused;
}

static void *start_both(void *unused) {
    pthread_create(&second, 0, join_first, 0);
    join_second(0);
    return unused;
}

int main(void) {
    pthread_create(&first, 0, start_both, 0);
    pthread_join(first, 0);
    return 0;
}
