// mazurka:
// verdict: verified
// executions: 1
// because: one thread
//
// Printing with all kinds of arguments neither fails nor counts as a step that others see.
#include <stdio.h>

int main(void) {
    printf("%d %5.2f %s %c %lx %p\n", 1, 2.5, "three", '4', 5ul, (void *)0);
    puts("a line");
    fprintf(stderr, "%zu%%\n", sizeof(int));
    return 0;
}
