// mazurka: --check leaks
// verdict: violation
// violation: leak
// message: 24 bytes allocated here and never freed
// line: 15
// naive: yes
//
// The pointer is overwritten before anybody frees the block.
#include <stdlib.h>

static char *text;

int main(void) {
    for (int k = 0; k < 2; k++) {
        text = malloc(24);
    }
    return 0;
}
