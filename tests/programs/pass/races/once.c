// mazurka: --check all
// verdict: verified
//
// Initialisation comes before every use.
#include <assert.h>
#include <pthread.h>

static pthread_once_t once = PTHREAD_ONCE_INIT;
static int value;

static void initialise(void) { value = 7; }

static void *use(void *unused) {
    (void)unused;
    pthread_once(&once, initialise);
    assert(value == 7);
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, use, 0);
    pthread_create(&second, 0, use, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    return 0;
}
