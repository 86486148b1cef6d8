// Complex numbers (returned in vectors on x86-64).
#include <complex.h>
double complex square(double complex z) { return z * z; }
float complex single(float complex z) { return z + 1.0f; }
int main(void) { return (int)creal(square(1.0 + 2.0 * I)); }
