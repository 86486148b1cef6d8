// Floating point: arithmetic, comparisons, conversions, constants of all kinds.
#include <math.h>
double pi = 3.14159265358979, tenth = 0.1, big = 1e300, tiny = 5e-324, inf = INFINITY, minus = -0.0;
float third = 1.0f / 3.0f, nanf_ = NAN, finf = -INFINITY, half = 0.5f;
int compare(double a, double b) { return (a < b) + (a <= b) * 2 + (a == b) * 4 + (a != b) * 8 + (a > b) * 16 + (a >= b) * 32 + isnan(a) * 64; }
float mixed(float f, int i, unsigned u, long l, unsigned long ul) { return f + i - u * (float)l / ul; }
int to_int(double d) { return (int)d + (unsigned)d + (int)(long)d + (int)(unsigned long)d + (signed char)d; }
double negate(double d) { return -d + fmod(d, 2.0) + sqrt(d) + fabs(d); }
double narrow(double d) { float f = (float)d; return f; }
int main(void) { return compare(pi, tenth) + (int)mixed(third, 1, 2, 3, 4) + to_int(pi) + (int)negate(narrow(big * tiny)) + (minus == 0.0); }
