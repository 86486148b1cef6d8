// mazurka:
// verdict: verified
// executions: 1
// because: there is one thread
//
// Strings, numbers, sorting and formatting.
#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
static int by_value(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }
static int sum(int n, ...) {
    va_list list, again;
    va_start(list, n);
    va_copy(again, list);
    int total = 0;
    for (int i = 0; i < n; i++) total += va_arg(list, int);
    total += va_arg(again, int);
    va_end(list);
    va_end(again);
    return total;
}
static int text(char *to, size_t n, const char *format, ...) {
    va_list list;
    va_start(list, format);
    int length = vsnprintf(to, n, format, list);
    va_end(list);
    return length;
}
int main(void) {
    assert(strnlen("abc", 2) == 2 && strrchr("abca", 'a')[1] == 0 && !strrchr("abc", 'x'));
    assert(strstr("hello", "ll")[0] == 'l' && !strstr("hello", "x") && !memchr("abc", 'z', 3));
    char *copy = strdup("text");
    assert(!strcmp(copy, "text"));
    free(copy);
    char to[16] = "a";
    strncat(to, "bcdef", 3);
    assert(!strcmp(to, "abcd"));
    char *end;
    assert(atoi(" -42x") == -42 && strtol("0x1f!", &end, 0) == 31 && *end == '!');
    assert(strtol("077", NULL, 0) == 63 && strtoul("zz", NULL, 36) == 35 * 36 + 35);
    int values[4] = {3, -1, 2, 0}, key = 2;
    qsort(values, 4, sizeof values[0], by_value);
    assert(values[0] == -1 && values[3] == 3);
    assert(bsearch(&key, values, 4, sizeof key, by_value) == &values[2]);
    assert(sum(3, 1, 2, 3) == 7);
    assert(text(to, sizeof to, "%s|%3d|%-3u|", "ab", 7, 8u) == 11 && !strcmp(to, "ab|  7|8  |"));
    assert(snprintf(to, 4, "%05.1f", 2.25) == 5 && !strcmp(to, "002"));
    assert(sprintf(to, "%c%%%lx", 'q', 255l) == 4 && !strcmp(to, "q%ff"));
    unsigned seed = 1;
    int r = rand_r(&seed);
    seed = 1;
    assert(r == rand_r(&seed));
    assert(printf("%d\n", 12) == 3);
}
