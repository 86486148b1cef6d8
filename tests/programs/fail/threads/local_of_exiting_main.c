// mazurka:
// verdict: violation
// violation: memory
// cause: missing join
// message: use of number
// naive: yes
//
// main leaves with pthread_exit while a thread still uses its local variable: whether the thread is
// earlier depends on the schedule.
#include <pthread.h>

static void *reader(void *argument) {
    int *address = argument;
    return *address == 1 ? 0 : argument;
}

int main(void) {
    pthread_t thread;
    int number = 1;
    pthread_create(&thread, 0, reader, &number);
    pthread_exit(0);
}
