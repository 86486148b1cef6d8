#include "done.h"
#include <stdio.h>

int main(void) {
    const char *texts[] = {"", " ", "12 34", "-5,abc", "0x1F 077", "word other", "a=b", "99999999999 1", "+3", "-", "0x", "12%34", "[x]yz"};
    for (unsigned i = 0; i < sizeof texts / sizeof *texts; i++) {
        const char *t = texts[i];
        int a = -7, b = -7, n = -7;
        unsigned int u = 7;
        short h = -7;
        signed char hh = -7;
        long l = -7;
        char word[32] = "?", c = '?', set[32] = "?";
        int r = sscanf(t, "%d %d%n", &a, &b, &n);
        printf("%d %d %d %d|", r, a, b, n);
        r = sscanf(t, "%i,%31s", &a, word);
        printf("%d %d %s|", r, a, word);
        r = sscanf(t, "%x %o", &u, (unsigned int *)&b);
        printf("%d %u %d|", r, u, b);
        r = sscanf(t, "%3s%c", word, &c);
        printf("%d %s %c|", r, word, c);
        r = sscanf(t, "%[a-z]=%[^]]", word, set);
        printf("%d %s %s|", r, word, set);
        r = sscanf(t, "%*d %ld", &l);
        printf("%d %ld|", r, l);
        r = sscanf(t, "%2hd%hhd", &h, &hh);
        printf("%d %d %d|", r, h, hh);
        r = sscanf(t, "%d%%%d", &a, &b);
        printf("%d %d %d|", r, a, b);
        r = sscanf(t, "[%[]x]%c", set, &c);
        printf("%d %s %c\n", r, set, c);
    }
    DONE;
    return 0;
}
