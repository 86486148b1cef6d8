// mazurka:
// verdict: violation
// violation: assertion
// cause: race
// naive: yes
// line: 36
//
// Message passing: the data can be seen although the flag was not.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int data, flag;
static int r1, r2;

static void *first_thread(void *unused) {
    (void)unused;
    atomic_store(&data, 1);
    atomic_store(&flag, 1);
    return 0;
}

static void *second_thread(void *unused) {
    (void)unused;
    r1 = atomic_load(&flag);
    r2 = atomic_load(&data);
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, first_thread, 0);
    pthread_create(&second, 0, second_thread, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    assert(!(r1 == 0 && r2 == 1));
    return 0;
}
