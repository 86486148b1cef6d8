// mazurka:
// verdict: violation
// violation: uninitialized
// message: an uninitialised value is used as an address: i (declared at
// message: /as_index.c:18)
// line: 21
// naive: yes
//
// An index that was never written.

#include <pthread.h>
#include <stdlib.h>

static int table[4];

int main(void)
{
    int i;
    int *p = &i;
    (void)p;
    table[i] = 1;
    return 0;
}
