// mazurka: --check leaks
// verdict: violation
// violation: leak
// message: 2 blocks with 80 bytes altogether
// line: 16
// naive: yes
//
// The local variables of main end where it returns, and with the list everything that hangs on it.
#include <stdlib.h>

struct node {
    struct node *next;
};

static struct node *cons(struct node *next) {
    struct node *node = malloc(40);
    if (node) node->next = next;
    return node;
}

int main(void) {
    struct node *list = cons(cons(0));
    return list == 0;
}
