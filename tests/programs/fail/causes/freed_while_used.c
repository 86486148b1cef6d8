// mazurka:
// verdict: violation
// violation: memory
// cause: use after free
// message: after it was freed
//
// One thread frees what the other one uses, in several executions: it is one failure.
#include <pthread.h>
#include <stdlib.h>
struct node {
    int key;
    struct node *next;
};
static struct node *head;
static int x;
static void *use(void *unused) {
    x = 1;
    head->key = 1;
    return unused;
}
static void *release(void *unused) {
    volatile int seen = x;
    (void)seen;
    free(head);
    return unused;
}
int main(void) {
    head = malloc(sizeof *head);
    pthread_t a, b;
    pthread_create(&a, 0, use, 0);
    pthread_create(&b, 0, release, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
