#include "done.h"
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *const texts[] = {
    "0", "1", "-1.5", "+2.25e3", "  .5", "5.", "1e", "1e+", "1e5x", "0x1.8p1", "0x", "0x.8", "0xp1", "-0x1p-3z",
    "inf", "-Infinity", "infinit", "nan", "NaN(12)", "nan(", "", "-", ".", "e5", "1e400", "-1e400", "1e-400",
    "4.9e-324", "2.2250738585072014e-308", "1.7976931348623157e308", "1.7976931348623159e308", "0.1", "123456789012345678901234567890",
    "9007199254740993", "0.30000000000000004", "3.4028235e38", "3.4028236e38", "1e-46", "0x1.fffffep127", "1.00000017881393432617187499",
    "\t\n-0", "1,5", "--1", "1e0000000000000000005", "0.000000000000000000000000000000000000000000000000001e51",
};

int main(void) {
    for (unsigned int i = 0; i < sizeof texts / sizeof *texts; i++) {
        char *end, *end2;
        errno = 0;
        double d = strtod(texts[i], &end);
        int error = errno;
        errno = 0;
        float f = strtof(texts[i], &end2);
        printf("%a %.17g %d %d | %a %.9g %d %d | %g\n", d, d, (int)(end - texts[i]), error, f, f, (int)(end2 - texts[i]), errno, atof(texts[i]));
    }
    float f = 0, g = 0;
    double d = 0, e = 0;
    int n = 0;
    char word[8] = "";
    printf("%d", sscanf("1.5 -2e3 0x1p4 inf", "%f %lf %lg %f", &f, &d, &e, &g));
    printf(" %g %g %g %g\n", f, d, e, g);
    printf("%d", sscanf("3.25abc", "%4lf%n%3s", &d, &n, word));
    printf(" %g %d %s\n", d, n, word);
    printf("%d %d %d ", sscanf("x", "%f", &f), sscanf("", "%f", &f), sscanf("1e", "%f", &f));
    printf("%d %d\n", sscanf("7,8", "%lf,%lf", &d, &e), sscanf("12345", "%2f%*3f%n", &f, &n));
    printf("%g %g %g %d\n", d, e, f, n);
    DONE;
    return 0;
}
