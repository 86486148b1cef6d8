// mazurka: --check leaks
// verdict: verified
// executions: 1
// because: the threads share nothing
// naive: yes
//
// What can still be reached when the process ends is no leak: through globals, other blocks, pointers into
// the middle or with tags, thread-local variables of main, what a thread holds that still waits, and what a
// thread returned that nobody joined.
#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>

struct node {
    struct node *next;
    int value;
};

static struct node *list;
static int *middle;
static uintptr_t low_tag, high_tag;
static _Thread_local char *buffer;
static pthread_mutex_t never = PTHREAD_MUTEX_INITIALIZER;

static void *waits(void *unused) {
    char *held = malloc(1);
    if (held) held[0] = 1;
    pthread_mutex_lock(&never);
    free(held);
    return unused;
}

static void *returns(void *unused) {
    (void)unused;
    return malloc(2);
}

int main(void) {
    pthread_t a, b;
    for (int k = 0; k < 3; k++) {
        struct node *node = calloc(1, sizeof *node);
        if (!node) return 1;
        node->next = list;
        list = node;
    }
    middle = calloc(10, sizeof *middle);
    middle += 5;
    low_tag = (uintptr_t)malloc(16) | 1;
    high_tag = (uintptr_t)malloc(16) | (uintptr_t)1 << 62;
    buffer = malloc(3);
    pthread_mutex_lock(&never);
    pthread_create(&a, 0, waits, 0);
    pthread_create(&b, 0, returns, 0);
    return 0;
}
