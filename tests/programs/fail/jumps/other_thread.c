// mazurka:
// verdict: violation
// violation: memory
// cause: none
// message: longjmp
//
// Two threads share a buffer: one jumps to where the other was.
#include <pthread.h>
#include <setjmp.h>
#include <stddef.h>

static jmp_buf shared;

static void *work(void *unused) {
    if (setjmp(shared) == 0) longjmp(shared, 1);
    return NULL;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, NULL, work, NULL);
    pthread_create(&b, NULL, work, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
