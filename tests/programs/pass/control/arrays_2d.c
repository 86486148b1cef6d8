// mazurka:
// verdict: verified
// executions: 1
// because: one thread
//
// Arrays of arrays, as variables and as arguments.
#include <assert.h>

static int trace(int n, int matrix[3][3]) {
    int sum = 0;
    for (int i = 0; i < n; i++) sum += matrix[i][i];
    return sum;
}

int main(void) {
    int matrix[3][3] = {{1, 2, 3}, {4, 5, 6}, {7}};
    matrix[2][2] = 9;
    assert(trace(3, matrix) == 15 && matrix[2][1] == 0);
    assert(&matrix[1][0] - &matrix[0][0] == 3);
    static char names[2][5] = {"ab", "cdef"};
    assert(names[1][3] == 'f' && names[0][2] == 0);
    return 0;
}
