// mazurka:
// verdict: violation
// violation: memory
// cause: use after scope
// message: use of value
// line: 30
// naive: yes
//
// A thread that leaves with pthread_exit takes its local variables with it, also those of the functions
// from which it never returns.
#include <pthread.h>

static int *published;

static void leave(int *address) {
    published = address;
    pthread_exit(0);
}

static void *short_lived(void *unused) {
    int value = 0;
    leave(&value);
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, short_lived, 0);
    pthread_join(thread, 0);
    return *published;
}
