// mazurka:
// verdict: verified
// executions: 1
// because: main waits until the other thread has written
//
// Two members that a loop reads as one number to wait for either are not torn: waiting is for the whole.
#include <pthread.h>
struct Pair { int a, b; } __attribute__((aligned(8)));
static struct Pair shared;

static void *writer(void *arg) {
    shared.b = 1;
    return arg;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, writer, 0);
    while (*(long *)&shared == 0) {}
    pthread_join(thread, 0);
    return 0;
}
