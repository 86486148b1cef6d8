// mazurka:
// verdict: violation
// violation: assertion
// cause: none
// naive: yes
//
// What a handler gets is remembered although nothing but the handler looks at it.
#include <assert.h>
#include <pthread.h>

int mazurka_choose(int);

static int choice;

static void note(void *number) { choice = (int)(long)number; }

static void *work(void *unused) {
    (void)unused;
    pthread_cleanup_push(note, (void *)(long)(mazurka_choose(3) + 4));
    choice = 1;
    pthread_exit(0);
    pthread_cleanup_pop(0);
    return 0;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, work, 0);
    pthread_join(thread, 0);
    assert(choice < 6);
    return 0;
}
