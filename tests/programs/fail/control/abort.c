// mazurka:
// verdict: violation
// violation: abort
// cause: none
// line: 13
//
// abort is a violation of its own.
#include <stdlib.h>

static int broken = 1;

int main(void) {
    if (broken) abort();
    return 0;
}
