// mazurka:
// verdict: verified
// executions: 1
// because: there is one thread
//
// `long double` has 64 bits of precision and 15 of exponent; the texts are what glibc prints.
#include <assert.h>
#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static long double table[3] = {1.5L, -0.1L, 1e4000L};
static struct {
    char c;
    long double x;
} s = {'a', 3.25L};

static long double half(long double x) {
    return x / 2;
}

static void format(char *to, const char *text, ...) {
    va_list list;
    va_start(list, text);
    vsnprintf(to, 80, text, list);
    va_end(list);
}

static int is(const char *expected, const char *text, long double x) {
    char out[80];
    snprintf(out, sizeof out, text, x);
    return strcmp(out, expected) == 0;
}

int main(void) {
    long double third = 1;
    third /= 3;
    assert(third != 1.0 / 3 && (double)third == 1.0 / 3);
    assert(is("0.33333333333333333334", "%.20Lf", third));
    assert(is("3.333333e-01", "%Le", third) && is("0.333333", "%Lg", third));
    assert(is("1e+4000", "%Lg", table[2]) && table[2] * table[2] == INFINITY);
    assert(is("0xc.ccccccccccccccdp-7", "%La", -table[1]));
    assert(s.x - half(5) == 0.75L && (int)(s.x * -1) == -3 && (long)1e18L == 1000000000000000000);
    unsigned long all = ~0ul;
    assert((unsigned long)(long double)all == all);
    assert(fabsl(-2.5L) == 2.5L && floorl(-2.5L) == -3 && third - third == 0 && !(third < third));
    char out[80];
    format(out, "%d %Lf %s %.1f %.2Le", 7, 2.25L, "x", 0.5, third);
    assert(strcmp(out, "7 2.250000 x 0.5 3.33e-01") == 0);
    assert(sizeof(long double) == 16);
    return 0;
}
