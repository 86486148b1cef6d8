// mazurka:
// verdict: violation
// violation: memory
// cause: use after free
// message: after it was freed
// line: 21
// naive: yes
//
// The second block may get the place of the first. A pointer to the first is dangling all the same, and does
// not find what is in the second.
#include <stdlib.h>

int main(void) {
    int *first = calloc(1000, sizeof *first);
    int *dangling = first;
    if (!first) return 0;
    free(first);
    int *second = calloc(1000, sizeof *second);
    if (!second) return 0;
    second[7] = 7;
    int seven = dangling[7];
    free(second);
    return seven;
}
