// mazurka:
// verdict: verified
// executions: 1
// because: one thread
//
// Bit-fields keep their widths and signs.
#include <assert.h>

struct fields {
    unsigned low : 3;
    signed middle : 5;
    unsigned high : 24;
};

int main(void) {
    struct fields f = {0};
    unsigned nine = 9;
    f.low = nine;
    f.middle = -3;
    f.high = 0xffffff;
    assert(f.low == 1 && f.middle == -3 && f.high == 0xffffff);
    f.middle++;
    assert(f.low == 1 && f.middle == -2 && f.high == 0xffffff);
    return 0;
}
