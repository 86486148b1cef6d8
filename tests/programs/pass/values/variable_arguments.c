// mazurka:
// verdict: verified
// executions: 1
// because: there is one thread
//
// Variable arguments of every class of the x86-64 ABI: in registers of both kinds, on the stack once these are used
// up, by value, aligned to 16 and 32 bytes; after parameters that use up registers themselves; copied, passed on,
// and printed from. Every assertion also holds natively.
#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
struct Large { long a, b, c; };
struct Odd { char text[21]; };
struct Mixed { int whole; double part; };
struct Pair { long first, second; };
struct Doubles { double x, y; };
struct Tiny { char c[3]; };
struct Wide { __int128 value; };
struct __attribute__((aligned(32))) Aligned { long a[5]; };
union Either { int number; float fraction; };
enum kind { END, INT, LARGE, ODD, MIXED, PAIR, DOUBLES, TINY, BIG, WIDE, ALIGNED, EITHER, DOUBLE, POINTER };

static long low_and_high(__int128 value) { return (long)value + 3 * (long)(value >> 64); }

// Takes the next argument from a list that belongs to the caller.
static long take(enum kind kind, va_list *list) {
    switch (kind) {
    case INT: return va_arg(*list, int);
    case LARGE: { struct Large it = va_arg(*list, struct Large); return it.a + 10 * it.b + 100 * it.c; }
    case ODD: { struct Odd it = va_arg(*list, struct Odd); return it.text[0] + it.text[20]; }
    case MIXED: { struct Mixed it = va_arg(*list, struct Mixed); return it.whole + (long)(it.part * 4); }
    case PAIR: { struct Pair it = va_arg(*list, struct Pair); return it.first - it.second; }
    case DOUBLES: { struct Doubles it = va_arg(*list, struct Doubles); return (long)(it.x * 2 + it.y * 8); }
    case TINY: { struct Tiny it = va_arg(*list, struct Tiny); return it.c[0] + it.c[2]; }
    case BIG: return low_and_high(va_arg(*list, __int128));
    case WIDE: return low_and_high(va_arg(*list, struct Wide).value);
    case ALIGNED: { struct Aligned it = va_arg(*list, struct Aligned); return it.a[0] + it.a[4]; }
    case EITHER: return va_arg(*list, union Either).number;
    case DOUBLE: return (long)(va_arg(*list, double) * 2);
    case POINTER: return *va_arg(*list, const int *);
    default: return 0;
    }
}

// The kinds come before the values, so that both take up registers.
static long sum(const enum kind *kinds, ...) {
    va_list list, again;
    va_start(list, kinds);
    va_copy(again, list);
    long total = 0, repeated = 0;
    for (int k = 0; kinds[k] != END; k++) total = total * 31 + take(kinds[k], &list);
    for (int k = 0; kinds[k] != END; k++) repeated = repeated * 31 + take(kinds[k], &again);
    va_end(list);
    va_end(again);
    assert(total == repeated);
    return total;
}

// Parameters of both kinds, more than there are registers, and one by value.
static long after(int a, double b, struct Large by_value, long c, long d, long e, long f, long g, const enum kind *kinds,
                  ...) {
    va_list list;
    va_start(list, kinds);
    long total = a + (long)b + by_value.c + c + d + e + f + g;
    for (int k = 0; kinds[k] != END; k++) total = total * 31 + take(kinds[k], &list);
    va_end(list);
    return total;
}

static int text(char *to, size_t size, const char *format, ...) {
    va_list list;
    va_start(list, format);
    int length = vsnprintf(to, size, format, list);
    va_end(list);
    return length;
}

static long expected(const long *parts, int count, long start) {
    for (int k = 0; k < count; k++) start = start * 31 + parts[k];
    return start;
}

int main(void) {
    struct Large large = {1, 2, 3};
    struct Odd odd = {"abcdefghijklmnopqrst"};
    odd.text[20] = 5;
    struct Mixed mixed = {7, 0.25};
    struct Pair pair = {50, 8};
    struct Doubles doubles = {1.5, 0.125};
    struct Tiny tiny = {{1, 2, 3}};
    __int128 big = ((__int128)2 << 64) | 9;
    struct Wide wide = {-((__int128)1 << 64) + 11};
    struct Aligned aligned = {{100, 0, 0, 0, 11}};
    union Either either = {77};
    int pointed = 5;

    const enum kind one[] = {LARGE, INT, END};
    assert(sum(one, large, 4) == 321 * 31 + 4);
    const enum kind two[] = {INT, BIG, INT, END};
    assert(sum(two, 2, big, 5) == (2 * 31 + 15) * 31 + 5);
    const enum kind all[] = {LARGE, ODD, MIXED, PAIR, DOUBLES, BIG, TINY, WIDE, ALIGNED, EITHER, DOUBLE, POINTER, INT, END};
    const long values[] = {321, 'a' + 5, 8, 42, 4, 15, 4, 11 - 3, 111, 77, 5, 5, -6};
    assert(sum(all, large, odd, mixed, pair, doubles, big, tiny, wide, aligned, either, 2.5, &pointed, -6)
           == expected(values, 13, 0));
    const long backward_values[] = {-6, 5, 5, 77, 111, 8, 15, 4, 4, 42, 8, 'a' + 5, 321};
    const enum kind backward[] = {INT, POINTER, DOUBLE, EITHER, ALIGNED, WIDE, BIG, TINY, DOUBLES, PAIR, MIXED, ODD, LARGE, END};
    assert(sum(backward, -6, &pointed, 2.5, either, aligned, wide, big, tiny, doubles, pair, mixed, odd, large)
           == expected(backward_values, 13, 0));
    assert(after(1, 2, large, 3, 4, 5, 6, 7, all, large, odd, mixed, pair, doubles, big, tiny, wide, aligned, either, 2.5,
                 &pointed, -6) == expected(values, 13, 31));

    // More doubles than there are registers for them.
    const enum kind many[] = {DOUBLE, DOUBLES, DOUBLES, DOUBLES, DOUBLES, DOUBLE, INT, MIXED, DOUBLE, END};
    const long many_values[] = {2, 4, 4, 4, 4, 3, 9, 8, 5};
    assert(sum(many, 1.0, doubles, doubles, doubles, doubles, 1.5, 9, mixed, 2.5) == expected(many_values, 9, 0));

    char line[128];
    int length = text(line, sizeof line, "%d %.1f %s %c %ld %g %*d %x %.2f %d|%s", 1, 2.5, "three", '4', 5L, 6.5, 4, 7, 8u, 9.25,
                      10, "eleven");
    assert(!strcmp(line, "1 2.5 three 4 5 6.5    7 8 9.25 10|eleven") && length == (int)strlen(line));
    length = text(line, sizeof line, "%g %g %g %g %g %g %g %g %g %g %d", 1., 2., 3., 4., 5., 6., 7., 8., 9., 10., 11);
    assert(!strcmp(line, "1 2 3 4 5 6 7 8 9 10 11") && length == 23);
    return 0;
}
