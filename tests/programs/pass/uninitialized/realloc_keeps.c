// mazurka:
// verdict: verified
// executions: 1
// because: there is one thread
// naive: yes
//
// What was written before realloc is still written after it; calloc and memset write everything.

#include <assert.h>
#include <stdlib.h>
#include <string.h>

int main(void)
{
    int *list = malloc(2 * sizeof *list);
    list[1] = 4;
    list = realloc(list, 8 * sizeof *list);
    assert(list[1] == 4);
    list[7] = 5;
    list = realloc(list, 8 * sizeof *list);
    assert(list[7] == 5);
    int *zeros = calloc(4, sizeof *zeros);
    assert(zeros[3] == 0);
    memset(list, 0, 8 * sizeof *list);
    assert(memcmp(list, zeros, 4 * sizeof *zeros) == 0);
    free(list);
    free(zeros);
    return 0;
}
