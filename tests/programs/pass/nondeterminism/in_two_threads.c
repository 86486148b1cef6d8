// mazurka:
// verdict: verified
// executions: 6
// because: 2 * 3 values
//
// Choices of different threads are independent: their order does not count, their values do.
#include <assert.h>
#include <pthread.h>

extern int mazurka_choose(int);
static int x, y;

static void *first_thread(void *unused) {
    (void)unused;
    x = mazurka_choose(2);
    return 0;
}

static void *second_thread(void *unused) {
    (void)unused;
    y = mazurka_choose(3);
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, first_thread, 0);
    pthread_create(&second, 0, second_thread, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    assert(x < 2 && y < 3);
    return 0;
}
