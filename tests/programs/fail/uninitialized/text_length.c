// mazurka:
// verdict: violation
// violation: uninitialized
// message: a branch depends on an uninitialised value: byte 3 of
// message: (8 bytes, allocated at
// message: /text_length.c:18) is read at
// line: 20
// naive: yes
//
// strncpy does not end a text that is too long.

#include <assert.h>
#include <stdlib.h>
#include <string.h>

int main(void)
{
    char *text = malloc(8);
    strncpy(text, "too long", 3);
    assert(strlen(text) < 8);
    return 0;
}
