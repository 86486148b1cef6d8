// mazurka:
// verdict: verified
// naive: yes
//
// Each thread has its own value, and the destructor gets it when the thread ends, however it does.
#include <assert.h>
#include <pthread.h>

static pthread_key_t key;
static int destroyed[2];

static void destroy(void *value) { destroyed[*(int *)value]++; }

static void *work(void *value) {
    assert(pthread_getspecific(key) == 0);
    pthread_setspecific(key, value);
    assert(pthread_getspecific(key) == value);
    if (*(int *)value) pthread_exit(0);
    return 0;
}

int main(void) {
    pthread_t threads[2];
    static int numbers[2] = {0, 1};
    pthread_key_create(&key, destroy);
    for (int i = 0; i < 2; i++) pthread_create(&threads[i], 0, work, &numbers[i]);
    for (int i = 0; i < 2; i++) pthread_join(threads[i], 0);
    assert(destroyed[0] == 1 && destroyed[1] == 1);
    assert(pthread_getspecific(key) == 0);
    pthread_key_delete(key);
    return 0;
}
