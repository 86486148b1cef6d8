// mazurka:
// verdict: violation
// violation: memory
// cause: race on a pointer or index
// naive: yes
// line: 24
//
// The pointer is checked, but another thread clears it between the check and the use.
#include <pthread.h>
#include <stdlib.h>

static int value;
static int *pointer = &value;

static void *clear(void *unused) {
    (void)unused;
    pointer = NULL;
    return 0;
}

static void *use(void *unused) {
    (void)unused;
    if (pointer) {
        *pointer = 1;
    }
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, clear, 0);
    pthread_create(&second, 0, use, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    return 0;
}
