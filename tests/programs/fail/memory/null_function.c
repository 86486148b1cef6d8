// mazurka:
// verdict: violation
// violation: memory
// cause: none
// line: 13
//
// A call through a function pointer that nobody has set.
#include <stddef.h>

static int (*callback)(int);

int main(void) {
    return callback(1);
}
