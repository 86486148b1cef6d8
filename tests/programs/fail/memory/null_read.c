// mazurka:
// verdict: violation
// violation: memory
// line: 12
//
// A load through the null pointer.
#include <stddef.h>

static int *pointer;

int main(void) {
    int x = *pointer;
    (void)x;
    return 0;
}
