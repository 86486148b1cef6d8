// mazurka:
// verdict: violation
// violation: memory
// cause: none
// line: 14
// message: access out of the bounds
//
// A function that asks for more arguments than it was given.
#include <stdarg.h>
static int sum(int count, ...) {
    va_list list;
    va_start(list, count);
    int total = 0;
    for (int k = 0; k < count; k++) total += va_arg(list, int);
    va_end(list);
    return total;
}
int main(void) {
    return sum(3, 1, -1);
}
