// mazurka: --check assertions,deadlocks,memory
// verdict: verified
// executions: 1
// because: there is one thread
//
// Without `uninitialized` in the list, memory that was never written reads as 0.

#include <assert.h>
#include <stdlib.h>

int main(void)
{
    int *p = malloc(sizeof *p);
    int x;
    assert(*p == 0);
    if (x)
        return 1;
    free(p);
    return 0;
}
