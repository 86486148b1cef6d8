// mazurka:
// verdict: violation
// violation: assertion
// message: list->next->value
// line: 26
//
// Of two threads the one that comes first creates three children, the other one. They fail if `one` comes first: then
// threads are created in another order than where the exploration first saw them. What blocks of the heap are for is learnt
// from a repetition of the execution that fails.

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>

struct node { int value; struct node *next; };

static atomic_int turn;
static struct node *list;

static void *spoil(void *unused) {
    struct node *front = malloc(sizeof *front);
    *front = (struct node){2, list};
    list = front;
    assert(list->next->value == 1);
    list->value = 3;
    return unused;
}

static void *keep(void *unused) { return unused; }

static void *parent(void *number) {
    int first = atomic_fetch_add(&turn, 1) == 0;
    pthread_t child[3];
    for (int i = 0; i < (first ? 3 : 1); i++) {
        pthread_create(&child[i], 0, first && number == 0 ? spoil : keep, 0);
        pthread_join(child[i], 0);
    }
    return 0;
}

int main(void) {
    list = malloc(sizeof *list);
    *list = (struct node){1, 0};
    pthread_t one, other;
    pthread_create(&one, 0, parent, (void *)(intptr_t)0);
    pthread_create(&other, 0, parent, (void *)(intptr_t)1);
    pthread_join(one, 0);
    pthread_join(other, 0);
    return 0;
}
