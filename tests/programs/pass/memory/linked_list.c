// mazurka:
// verdict: verified
// executions: 2
// because: the two orders of two critical sections
//
// Two threads add to a list in the heap under a lock; main adds it up and frees it.
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

struct node {
    int value;
    struct node *next;
};

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static struct node *head;

static void add(int value) {
    struct node *node = malloc(sizeof *node);
    node->value = value;
    pthread_mutex_lock(&mutex);
    node->next = head;
    head = node;
    pthread_mutex_unlock(&mutex);
}

static void *add_one(void *unused) {
    (void)unused;
    add(1);
    return 0;
}

static void *add_two(void *unused) {
    (void)unused;
    add(2);
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, add_one, 0);
    pthread_create(&second, 0, add_two, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    int sum = 0;
    while (head) {
        struct node *next = head->next;
        sum += head->value;
        free(head);
        head = next;
    }
    assert(sum == 3);
    return 0;
}
