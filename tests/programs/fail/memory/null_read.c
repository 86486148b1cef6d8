// mazurka:
// verdict: violation
// violation: memory
// cause: none
// line: 13
//
// A load through the null pointer.
#include <stddef.h>

static int *pointer;

int main(void) {
    int x = *pointer;
    (void)x;
    return 0;
}
