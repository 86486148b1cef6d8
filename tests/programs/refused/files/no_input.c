// mazurka:
// verdict: error
// message: --stdin
// message: in main at
//
// A program that opens files and reads standard input, which it is not given.
#include <stdio.h>

int main(void) {
    FILE *out = fopen("copy", "w");
    fputc(getchar(), out);
    fclose(out);
    return 0;
}
