// mazurka:
// verdict: verified
// executions: 1
// because: main_thread is written before the thread is created
//
// A thread knows itself: by the name that its creator has for it, and by no other.
#include <assert.h>
#include <pthread.h>

static pthread_t main_thread;

static void *compare(void *unused) {
    assert(pthread_equal(pthread_self(), pthread_self()));
    assert(!pthread_equal(pthread_self(), main_thread));
    return unused;
}

int main(void) {
    pthread_t thread;
    main_thread = pthread_self();
    pthread_create(&thread, 0, compare, 0);
    assert(!pthread_equal(thread, main_thread));
    pthread_join(thread, 0);
    return 0;
}
