// mazurka:
// verdict: verified
// executions: 1
// because: creation and join order everything
// naive: yes
//
// What is written before a thread is created is seen by the thread; what it writes is seen after
// the join.
#include <assert.h>
#include <pthread.h>

static int question, answer;

static void *think(void *unused) {
    assert(question == 6);
    answer = question * 7;
    return unused;
}

int main(void) {
    pthread_t thread;
    question = 6;
    pthread_create(&thread, 0, think, 0);
    pthread_join(thread, 0);
    assert(answer == 42);
    question = 0;
    return 0;
}
