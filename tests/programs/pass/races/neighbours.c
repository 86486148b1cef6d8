// mazurka: --check all
// verdict: verified
//
// Neighbouring bytes do not race.
#include <pthread.h>

static char bytes[2];

static void *first_thread(void *unused) {
    (void)unused;
    bytes[0] = 1;
    return 0;
}

static void *second_thread(void *unused) {
    (void)unused;
    bytes[1] = 1;
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, first_thread, 0);
    pthread_create(&second, 0, second_thread, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    return 0;
}
