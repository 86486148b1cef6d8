// mazurka:
// verdict: violation
// violation: memory
// cause: none
// line: 14
//
// The loop reads one element too many.
#include <stdlib.h>

int main(void) {
    int sum = 0;
    int *block = calloc(4, sizeof *block);
    for (int i = 0; i <= 4; i++) {
        sum += block[i];
    }
    free(block);
    return sum;
}
