// mazurka:
// verdict: violation
// violation: uninitialized
// message: an uninitialised value is used as an address: bytes 8 to 15 of
// message: /as_address.c:20) are read at
// line: 22
// naive: yes
//
// The last node of a list has no next one, but nobody has said so.

#include <stdlib.h>

struct node {
    int value;
    struct node *next;
};

int main(void)
{
    struct node *first = malloc(sizeof *first);
    first->value = 1;
    first->next->value = 2;
    return 0;
}
