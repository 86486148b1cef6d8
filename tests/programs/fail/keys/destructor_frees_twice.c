// mazurka:
// verdict: violation
// violation: memory
// cause: double free
// message: freed twice
//
// The thread frees what the destructor frees again.
#include <pthread.h>
#include <stdlib.h>

static pthread_key_t key;

static void *work(void *unused) {
    (void)unused;
    void *memory = malloc(4);
    pthread_setspecific(key, memory);
    free(memory);
    return 0;
}

int main(void) {
    pthread_t thread;
    pthread_key_create(&key, free);
    pthread_create(&thread, 0, work, 0);
    pthread_join(thread, 0);
    return 0;
}
