// mazurka: --check leaks
// verdict: violation
// violation: leak
// message: 3 blocks
//
// Blocks that were not freed do not give their names to others, although nobody can reach them.
#include <stdlib.h>
int main(void) {
    for (int i = 0; i < 5; i++) {
        int *p = malloc(sizeof *p);
        *p = i;
        if (i % 2)
            free(p);
    }
    return 0;
}
