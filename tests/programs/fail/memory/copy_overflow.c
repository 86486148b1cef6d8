// mazurka:
// verdict: violation
// violation: memory
// cause: none
// line: 15
//
// More is copied than the target has room for.
#include <stdlib.h>
#include <string.h>

int main(void) {
    int from[4] = {1, 2, 3, 4};
    int *to = malloc(3 * sizeof *to);
    size_t size = sizeof from;
    memcpy(to, from, size);
    free(to);
    return 0;
}
