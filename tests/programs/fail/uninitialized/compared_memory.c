// mazurka:
// verdict: violation
// violation: uninitialized
// message: a branch depends on an uninitialised value: byte 1 of a (declared at
// message: /compared_memory.c:26)
// line: 29
// naive: yes
//
// memcmp looks at the padding, too.

#include <string.h>

struct padded {
    char tag;
    int value;
};

static void set(struct padded *p)
{
    p->tag = 1;
    p->value = 2;
}

int main(void)
{
    struct padded a, b;
    set(&a);
    set(&b);
    return memcmp(&a, &b, sizeof a) != 0;
}
