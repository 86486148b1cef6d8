// mazurka:
// verdict: verified
// executions: 1
// because: creation and joins order everything
//
// The second thread joins the first; main joins the second only.
#include <assert.h>
#include <pthread.h>

static pthread_t first;
static int value;

static void *produce(void *unused) {
    value = 5;
    return unused;
}

static void *consume(void *unused) {
    pthread_join(first, 0);
    assert(value == 5);
    return unused;
}

int main(void) {
    pthread_t second;
    pthread_create(&first, 0, produce, 0);
    pthread_create(&second, 0, consume, 0);
    pthread_join(second, 0);
    assert(value == 5);
    return 0;
}
