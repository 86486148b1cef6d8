// mazurka:
// verdict: error
// message: pthread_cancel cannot be called
// message: let the thread end by a flag
//
// Cancellation has no model.
#include <assert.h>
#include <pthread.h>

int main(void) {
    pthread_cancel(pthread_self());
    return 0;
}
