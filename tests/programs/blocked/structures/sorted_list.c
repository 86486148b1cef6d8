// mazurka:
// verdict: verified
// executions: 4
// blocked: 2
// because: who comes second searches again (2 complete), or has searched too early (2 blocked)
//
// Insertion into a sorted list with compare-and-swap: a thread that comes too late searches again.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>

struct node {
    int key;
    _Atomic(struct node *) next;
};

static struct node last = {.key = 100}, first = {0, &last};

static void insert(struct node *list, int key) {
    struct node *node = malloc(sizeof *node);
    node->key = key;
    for (;;) {
        struct node *before = list, *behind = atomic_load(&before->next);
        while (behind->key < key) {
            before = behind;
            behind = atomic_load(&before->next);
        }
        atomic_store(&node->next, behind);
        if (atomic_compare_exchange_strong(&before->next, &behind, node)) return;
    }
}

static void *work(void *argument) {
    insert(&first, (int)(intptr_t)argument);
    return 0;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, work, (void *)1);
    pthread_create(&b, 0, work, (void *)2);
    pthread_join(a, 0);
    pthread_join(b, 0);
    struct node *one = atomic_load(&first.next), *two = atomic_load(&one->next);
    assert(one->key == 1 && two->key == 2 && atomic_load(&two->next) == &last);
    return 0;
}
