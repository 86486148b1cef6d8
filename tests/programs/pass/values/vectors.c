// mazurka:
// verdict: verified
// executions: 1
// because: there is one thread
//
// Vectors are computed with element by element: arithmetic, comparisons, elements by constant and variable index,
// shuffles, conversions, other views of the same bits, and as arguments.
#include <assert.h>
#include <string.h>

typedef int four __attribute__((vector_size(16)));
typedef float floats __attribute__((vector_size(16)));
typedef unsigned char bytes __attribute__((vector_size(16)));
typedef long longs __attribute__((vector_size(64)));
typedef short three __attribute__((ext_vector_type(3)));

static four global = {1, 2, 3, 4};

static four twice(four a, four b) {
    return a + b * 2;
}

int main(void) {
    four a = {1, -2, 3, 4}, b = {10, 20, 30, 40};
    four sum = twice(a, b);
    assert(sum[0] == 21 && sum[1] == 38 && sum[2] == 63 && sum[3] == 84);
    sum ^= global;
    assert(sum[0] == 20 && sum[3] == 80);
    four less = a < (four){2, 2, 2, 2};
    assert(less[0] == -1 && less[1] == -1 && less[2] == 0 && less[3] == 0);
    int index = 2;
    a[index] = 77;
    assert(a[2] == 77 && a[index + 1] == 4);
    four mixed = __builtin_shufflevector(a, b, 0, 5, 2, 7);
    assert(mixed[1] == 20 && mixed[3] == 40);
    floats f = {1.5f, 2.5f, -3.5f, 8.0f};
    f = f / 2.0f;
    four cut = __builtin_convertvector(f, four);
    assert(cut[0] == 0 && cut[1] == 1 && cut[2] == -1 && cut[3] == 4);
    bytes view = (bytes)b;
    assert(view[0] == 10 && view[4] == 20 && view[1] == 0);
    longs wide;
    for (int k = 0; k < 8; k++)
        wide[k] = k * 1000000007L;
    wide = -(wide >> 3);
    assert(wide[7] == -(7 * 1000000007L >> 3));
    three small = {1, 2, 3};
    small += (short)5;
    assert(small.z == 8 && sizeof small == 8);
    int copy[4];
    memcpy(copy, &b, sizeof copy);
    assert(copy[3] == 40);
    return 0;
}
