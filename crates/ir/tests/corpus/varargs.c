// printf and a variadic function of our own.
#include <stdarg.h>
#include <stdio.h>
int sum(int n, ...) {
    va_list ap, copy;
    va_start(ap, n);
    va_copy(copy, ap);
    long s = 0;
    for (int i = 0; i < n; i++) s += va_arg(ap, int);
    s += (long)va_arg(copy, double);
    va_end(ap);
    va_end(copy);
    return (int)s;
}
int main(void) {
    printf("hello\n");
    printf("%d %s %c %f %ld %p \"quoted\" \\ \x01\xff %%\n", 1, "two", '3', 4.0, 5L, (void *)&sum);
    return sum(3, 1, 2, 3);
}
