// mazurka:
// verdict: violation
// violation: memory
// cause: use after free
// message: freed
// line: 28
//
// The address is kept in memory, byte by byte and backwards, while other blocks come and go.
#include <stdlib.h>
#include <string.h>
static int *make(void) {
    int *p = malloc(sizeof *p);
    *p = 1;
    return p;
}
int main(void) {
    int *p = make();
    unsigned char bytes[sizeof p], backwards[sizeof p];
    memcpy(bytes, &p, sizeof p);
    for (unsigned i = 0; i < sizeof p; i++)
        backwards[i] = bytes[sizeof p - 1 - i];
    free(p);
    memset(bytes, 0, sizeof bytes);
    p = make();
    free(p);
    for (unsigned i = 0; i < sizeof p; i++)
        bytes[i] = backwards[sizeof p - 1 - i];
    memcpy(&p, bytes, sizeof p), *p = 2;
}
