// mazurka:
// verdict: verified
// executions: 1
// because: there is one thread
//
// Functions of the library are called through pointers: some are instructions of the interpreter, some its builtins, some
// are written in IR.
#include <assert.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

typedef double (*of_double)(double);

static const of_double table[] = {sqrt, fabs, floor};

static double apply(of_double f, double x) { return f(x); }

int main(void) {
    assert(table[0](6.25) == 2.5 && table[1](-3.0) == 3.0 && table[2](-0.5) == -1.0);
    assert(apply(ceil, 1.25) == 2.0);
    double (*of_two)(double, double) = pow;
    assert(of_two(2.0, 10.0) == 1024.0);
    double (*of_three)(double, double, double) = fma;
    assert(of_three(2.0, 3.0, 4.0) == 10.0);
    float (*of_float)(float) = sqrtf;
    assert(of_float(2.25f) == 1.5f);
    size_t (*length)(const char *) = strlen;
    int (*absolute)(int) = abs;
    void *(*allocate)(size_t) = malloc;
    void (*release)(void *) = free;
    char *copy = allocate(4);
    assert(copy && length(strcpy(copy, "abc")) == 3 && absolute(-4) == 4);
    release(copy);
    return 0;
}
