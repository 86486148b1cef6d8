// mazurka:
// verdict: violation
// violation: memory
// cause: none
// message: null
// line: 13
//
// A file is opened that is not there, and nobody looks.
#include <stdio.h>

int main(void) {
    FILE *in = fopen("missing", "r");
    return fgetc(in);
}
