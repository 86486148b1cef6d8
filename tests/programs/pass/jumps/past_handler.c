// mazurka:
// verdict: verified
//
// longjmp leaves a function whose cleanup handler was not popped: the handler is gone.
#include <assert.h>
#include <pthread.h>
#include <setjmp.h>
#include <stddef.h>

static jmp_buf out;
static int calls;

static void note(void *unused) { calls++; }

static void inner(void) {
    pthread_cleanup_push(note, NULL);
    longjmp(out, 1);
    pthread_cleanup_pop(0);
}

static void *work(void *unused) {
    if (!setjmp(out)) inner();
    pthread_exit(NULL);
}

int main(void) {
    pthread_t a;
    pthread_create(&a, NULL, work, NULL);
    pthread_join(a, NULL);
    assert(calls == 0);
    return 0;
}
