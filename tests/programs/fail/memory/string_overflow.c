// mazurka:
// verdict: violation
// violation: memory
// cause: none
// line: 15
//
// The buffer has no room for the zero at the end of the string.
#include <stdlib.h>
#include <string.h>

static const char *text = "mazurka";

int main(void) {
    char *copy = malloc(strlen(text));
    strcpy(copy, text);
    free(copy);
    return 0;
}
