#include "done.h"
#include <stdio.h>
#include <stdlib.h>

int main(void) {
    for (int i = 0; i < 40; i++) printf("%d\n", rand());
    unsigned int seeds[] = {0, 1, 2, 42, 123456789, 4294967295u};
    for (int s = 0; s < 6; s++) {
        srand(seeds[s]);
        for (int i = 0; i < 35; i++) printf("%d %ld\n", rand(), random());
    }
    srandom(7);
    printf("%ld %d\n", random(), RAND_MAX);
    DONE;
    return 0;
}
