// mazurka:
// verdict: violation
// violation: memory
// cause: use after scope
// unlike: use after free
// unlike: missing join
// line: 21
//
// A pointer to a local variable outlives the function.
#include <stddef.h>

static int *kept;

static void keep(void) {
    int local = 1;
    kept = &local;
}

int main(void) {
    keep();
    return *kept;
}
