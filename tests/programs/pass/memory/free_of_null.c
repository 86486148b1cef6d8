// mazurka:
// verdict: verified
// executions: 1
// because: one thread
//
// Freeing the null pointer does nothing.
#include <stdlib.h>

int main(void) {
    int *nothing = NULL;
    free(nothing);
    free(malloc(0));
    return 0;
}
