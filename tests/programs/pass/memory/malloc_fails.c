// mazurka:
// verdict: verified
// executions: 1
// because: there is one thread
//
// More memory than the checked program may have is not given: malloc answers with null, as it may on
// any machine, and the checker itself does not need that much.
#include <assert.h>
#include <stdlib.h>

int main(void) {
    char *all = malloc((size_t)1 << 40);
    assert(all == NULL);
    char *some = calloc((size_t)1 << 33, (size_t)1 << 33);
    assert(some == NULL);
    char *little = malloc(16);
    assert(little != NULL);
    free(little);
    return 0;
}
