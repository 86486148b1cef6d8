/* Functions of libc++ on text and numbers that are no templates. */

#include "libcxx.h"
#include <stdio.h>
#include <stdlib.h>
#include <limits.h>

void mazurka_libcxx_string(struct string *string, const char *text);
const char *mazurka_libcxx_text(const struct string *string);
_Noreturn void throw_invalid_argument(const char *text) __asm__("mazurka._ZSt24__throw_invalid_argumentPKc");
_Noreturn void throw_out_of_range(const char *text) __asm__("mazurka._ZSt20__throw_out_of_rangePKc");
_Noreturn void throw_length_error(const char *text) __asm__("mazurka._ZSt20__throw_length_errorPKc");
_Noreturn void throw_overflow_error(const char *text) __asm__("mazurka._ZSt22__throw_overflow_errorPKc");
_Noreturn void throw_runtime_error(const char *text) __asm__("mazurka._ZSt21__throw_runtime_errorPKc");

/* Writes the digits before `end`; returns where they begin. */
static char *digits(char *end, unsigned long value) {
    do *--end = '0' + value % 10;
    while (value /= 10);
    return end;
}

static void to_string(struct string *result, unsigned long magnitude, bool negative) {
    char text[24], *end = text + sizeof text - 1;
    *end = 0;
    char *start = digits(end, magnitude);
    if (negative) *--start = '-';
    mazurka_libcxx_string(result, start);
}

#define TO_STRING STD "9to_stringE"
#define INTEGER(name, type, letter)                                        \
    MODEL(void, name, TO_STRING letter, struct string *result, type value) { \
        to_string(result, value < 0 ? -(unsigned long)value : (unsigned long)value, value < 0); \
    }
#define NATURAL(name, type, letter)                                        \
    MODEL(void, name, TO_STRING letter, struct string *result, type value) { to_string(result, value, false); }
INTEGER(from_int, int, "i")
INTEGER(from_long, long, "l")
INTEGER(from_long_long, long long, "x")
NATURAL(from_unsigned, unsigned, "j")
NATURAL(from_unsigned_long, unsigned long, "m")
NATURAL(from_unsigned_long_long, unsigned long long, "y")

MODEL(void, from_double, TO_STRING "d", struct string *result, double value) {
    char text[400];
    snprintf(text, sizeof text, "%f", value);
    mazurka_libcxx_string(result, text);
}
MODEL(void, from_float, TO_STRING "f", struct string *result, float value) { from_double(result, value); }

/* Digits without an end, for std::to_chars; returns where they end. */
static char *put(unsigned long value, char *to) {
    char text[24], *end = text + sizeof text;
    for (const char *at = digits(end, value); at < end;) *to++ = *at++;
    return to;
}
MODEL(char *, put_unsigned, STD "6__itoa8__u32toaEjPc", unsigned value, char *to) { return put(value, to); }
MODEL(char *, put_unsigned_long, STD "6__itoa8__u64toaEmPc", unsigned long value, char *to) { return put(value, to); }

/* What follows each conversion of text: where it ended, and what was wrong. */
static void check(const char *name, const char *text, const char *end, size_t *index, bool fits) {
    char message[40];
    if (errno == ERANGE || !fits) {
        snprintf(message, sizeof message, "%s: out of range", name);
        throw_out_of_range(message);
    }
    if (end == text) {
        snprintf(message, sizeof message, "%s: no conversion", name);
        throw_invalid_argument(message);
    }
    if (index) *index = end - text;
}

#define CONVERSION(result, name, symbol, function, low, high)                                              \
    MODEL(result, name, STD symbol "ERK" STRING "Pmi", const struct string *string, size_t *index, int base) { \
        const char *text = mazurka_libcxx_text(string);                                                    \
        char *end;                                                                                         \
        int before = errno;                                                                                \
        errno = 0;                                                                                         \
        __typeof__(function(text, &end, base)) value = function(text, &end, base);                         \
        check(#name, text, end, index, low <= value && value <= high);                                     \
        errno = before;                                                                                    \
        return value;                                                                                      \
    }
CONVERSION(int, stoi, "4stoi", strtol, INT_MIN, INT_MAX)
CONVERSION(long, stol, "4stol", strtol, LONG_MIN, LONG_MAX)
CONVERSION(long long, stoll, "5stoll", strtoll, LONG_MIN, LONG_MAX)
CONVERSION(unsigned long, stoul, "5stoul", strtoul, 0, ULONG_MAX)
CONVERSION(unsigned long long, stoull, "6stoull", strtoull, 0, ULONG_MAX)

#define FLOATING(result, name, symbol, function)                                             \
    MODEL(result, name, STD symbol "ERK" STRING "Pm", const struct string *string, size_t *index) { \
        const char *text = mazurka_libcxx_text(string);                                      \
        char *end;                                                                           \
        int before = errno;                                                                  \
        errno = 0;                                                                           \
        result value = function(text, &end);                                                 \
        check(#name, text, end, index, true);                                                \
        errno = before;                                                                      \
        return value;                                                                        \
    }
FLOATING(float, stof, "4stof", strtof)
FLOATING(double, stod, "4stod", strtod)

/* How many buckets a hash table gets: the least prime number that is not less. */
MODEL(size_t, next_prime, STD "12__next_primeEm", size_t n) {
    if (n <= 2) return n ? 2 : 0;
    if (n > 0xffffffffffffffc5) throw_overflow_error("__next_prime overflow");
    for (n |= 1;; n += 2) {
        size_t divisor = 3;
        while (divisor <= n / divisor && n % divisor) divisor += 2;
        if (divisor > n / divisor) return n;
    }
}

#define STRING_COMMON "_ZNKSt3__121__basic_string_commonILb1EE20__throw_"
#define VECTOR_COMMON "_ZNKSt3__120__vector_base_commonILb1EE20__throw_"
MODEL(void, string_too_long, STRING_COMMON "length_errorEv", const void *self) { throw_length_error("basic_string"); }
MODEL(void, string_out_of_range, STRING_COMMON "out_of_rangeEv", const void *self) { throw_out_of_range("basic_string"); }
MODEL(void, vector_too_long, VECTOR_COMMON "length_errorEv", const void *self) { throw_length_error("vector"); }
MODEL(void, vector_out_of_range, VECTOR_COMMON "out_of_rangeEv", const void *self) { throw_out_of_range("vector"); }
MODEL(void, runtime_error, STD "21__throw_runtime_errorEPKc", const char *text) { throw_runtime_error(text); }

MODEL(void *, align, STD "5alignEmmRPvRm", size_t alignment, size_t size, void **where, size_t *space) {
    char *from = *where;
    size_t skipped = -(size_t)from & (alignment - 1);
    if (*space < size || skipped > *space - size) return NULL;
    *space -= skipped;
    return *where = from + skipped;
}
