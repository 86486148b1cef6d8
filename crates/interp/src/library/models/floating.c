/* Text to floating-point numbers. The machine rounds; here is what a number is. */

#include <errno.h>
#include <float.h>
#include <math.h>
#include <stddef.h>

int isspace(int c);
void *mazurka_private(size_t size) __asm__("mazurka.private");
/* The number that a private text is. */
double mazurka_double(const char *text) __asm__("mazurka.parse_double");
float mazurka_float(const char *text) __asm__("mazurka.parse_float");

static int digit(char c, int hexadecimal) {
    int letter = c | 32;
    return ('0' <= c && c <= '9') || (hexadecimal && 'a' <= letter && letter <= 'f');
}

/* Whether a text begins with a word, in letters of any size; the word is in small ones. */
static int begins(const char *s, const char *word) {
    while (*word && (*s | 32) == *word) s++, word++;
    return !*word;
}

/* The length of the exponent that a text begins with, 0 if there is none. */
static size_t exponent(const char *s, char letter) {
    if ((*s | 32) != letter) return 0;
    size_t n = s[1] == '+' || s[1] == '-' ? 2 : 1;
    if (!digit(s[n], 0)) return 0;
    while (digit(s[n], 0)) n++;
    return n;
}

static size_t digits(const char *s, int hexadecimal, int *any, int *nonzero) {
    size_t n = 0;
    for (int point = 0; digit(s[n], hexadecimal) || (s[n] == '.' && !point); n++) {
        if (s[n] == '.') point = 1;
        else *any = 1, *nonzero |= s[n] != '0';
    }
    return n;
}

/* The length of the number that a text without a sign begins with; whether it is finite and other than 0. */
static size_t length(const char *s, int *nonzero) {
    int any = 0;
    *nonzero = 0;
    if (begins(s, "infinity")) return 8;
    if (begins(s, "inf")) return 3;
    if (begins(s, "nan")) {
        size_t n = 4;
        if (s[3] != '(') return 3;
        while (digit(s[n], 0) || ('a' <= (s[n] | 32) && (s[n] | 32) <= 'z') || s[n] == '_') n++;
        return s[n] == ')' ? n + 1 : 3;
    }
    if (s[0] == '0' && (s[1] | 32) == 'x') {
        size_t n = 2 + digits(s + 2, 1, &any, nonzero);
        if (any) return n + exponent(s + n, 'p');
        *nonzero = 0;
        return 1;
    }
    size_t n = digits(s, 0, &any, nonzero);
    return any ? n + exponent(s + n, 'e') : 0;
}

/* A private copy of the number that a text begins with; NULL if there is none. */
static const char *number(const char *text, char **end, int *nonzero) {
    const char *s = text;
    while (isspace((unsigned char)*s)) s++;
    size_t sign = *s == '+' || *s == '-';
    size_t n = length(s + sign, nonzero);
    if (end) *end = (char *)(n ? s + sign + n : text);
    if (!n) return NULL;
    n += sign;
    char *copy = mazurka_private(n + 1);
    for (size_t i = 0; i < n; i++) copy[i] = s[i];
    return copy;
}

double strtod(const char *text, char **end) {
    int nonzero;
    const char *s = number(text, end, &nonzero);
    double value = s ? mazurka_double(s) : 0;
    double size = value < 0 ? -value : value;
    if (nonzero && (size > DBL_MAX || size < DBL_MIN)) errno = ERANGE;
    return value;
}

float strtof(const char *text, char **end) {
    int nonzero;
    const char *s = number(text, end, &nonzero);
    float value = s ? mazurka_float(s) : 0;
    float size = value < 0 ? -value : value;
    if (nonzero && (size > FLT_MAX || size < FLT_MIN)) errno = ERANGE;
    return value;
}

double atof(const char *text) { return strtod(text, NULL); }
