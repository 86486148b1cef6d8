// mazurka:
// verdict: violation
// violation: memory
// message: null
// line: 12
//
// A file is opened that is not there, and nobody looks.
#include <stdio.h>

int main(void) {
    FILE *in = fopen("missing", "r");
    return fgetc(in);
}
