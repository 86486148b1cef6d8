// mazurka:
// verdict: verified
// executions: 1
// because: there is one thread
//
// Formats of the printf family: hexadecimal floating-point numbers among them.
#include <assert.h>
#include <stdio.h>
#include <string.h>
static int prints(const char *expected, const char *format, double value) {
    char text[64];
    int length = snprintf(text, sizeof text, format, value);
    return strcmp(text, expected) == 0 && length == (int)strlen(expected);
}
int main(void) {
    assert(prints("0x1p+0", "%a", 1.0) && prints("-0x1.8p+1", "%a", -3.0) && prints("0x0p+0", "%a", 0.0));
    assert(prints("0X1.5666666666666P+3", "%A", 10.7) && prints("0x0.0000000000001p-1022", "%a", 5e-324));
    assert(prints("0x2.000p+0", "%.3a", 1.999999) && prints("0x2p+0", "%.0a", 1.5) && prints("0x2.p+1", "%#.0a", 3.0));
    assert(prints("   -0x1.6p+1", "%12.1a", -2.75) && prints("-0x0001.6p+1", "%012.1a", -2.75));
    assert(prints("2.00000", "%#g", 2.0) && prints("1e-05", "%g", 0.00001) && prints("2e+00", "%.0e", 2.5));
    assert(prints("-01.5", "%05.1f", -1.5) && prints("+1.23e+04", "%+.2e", 12345.678) && prints("  inf", "%5f", 1e308 * 10));
    return 0;
}
