#include "done.h"
#include <ctype.h>
#include <stdio.h>

static unsigned int bits(int c) {
    unsigned int r = 0;
    r |= !!isalpha(c) | !!isdigit(c) << 1 | !!isalnum(c) << 2 | !!isspace(c) << 3 | !!isupper(c) << 4 | !!islower(c) << 5;
    r |= !!ispunct(c) << 6 | !!isprint(c) << 7 | !!isgraph(c) << 8 | !!iscntrl(c) << 9 | !!isxdigit(c) << 10 | !!isblank(c) << 11;
    return r;
}

int main(void) {
    for (int c = -1; c < 256; c++) printf("%d %x %d %d\n", c, bits(c), toupper(c), tolower(c));
    int (*through)(int) = isalpha, (*up)(int) = toupper;
    printf("%d %d %d\n", !!through('x'), !!through('1'), up('q'));
    DONE;
    return 0;
}
