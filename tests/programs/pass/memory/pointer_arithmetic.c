// mazurka:
// verdict: verified
// executions: 1
// because: one thread
//
// Pointers are moved, subtracted, compared, and may point just behind an array.
#include <assert.h>
#include <stddef.h>

int main(void) {
    int array[5] = {1, 2, 3, 4, 5};
    int *end = array + 5;
    int sum = 0;
    for (int *at = array; at != end; at++) sum += *at;
    assert(sum == 15 && end - array == 5 && array < end);
    char *bytes = (char *)array;
    assert(*(int *)(void *)(bytes + 2 * sizeof(int)) == 3);
    ptrdiff_t back = -2;
    assert(end[back] == 4);
    return 0;
}
