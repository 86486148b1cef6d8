// mazurka:
// verdict: violation
// violation: assertion
// cause: none
// line: 23
//
// Arguments of more than 16 bytes are copied when they are passed: the function sees what the struct was at the call,
// also among the arguments that follow the parameters.
#include <assert.h>
#include <stdarg.h>
struct Record { long key, left, right; };
static struct Record record = {1, 2, 3};
static long last(int count, ...) {
    va_list list;
    va_start(list, count);
    struct Record found = {0, 0, 0};
    for (int k = 0; k < count; k++) found = va_arg(list, struct Record);
    va_end(list);
    return found.key * 100 + found.left * 10 + found.right;
}
int main(void) {
    struct Record other = {4, 5, 6};
    assert(last(2, record, other) != 456);
    return 0;
}
