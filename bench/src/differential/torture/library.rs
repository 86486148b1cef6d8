//! Builtin functions of the compiler and functions of the C library.

use super::Programs;

const BUILTINS: [(&str, &str); 14] = [
    (
        "bits",
        "mix(__builtin_popcount(u)); mix(__builtin_popcountl(w)); mix(__builtin_parity(u)); mix(__builtin_ffs((int)u)); mix(__builtin_ffsl((long)w)); if (u) { mix(__builtin_clz(u)); mix(__builtin_ctz(u)); } if (w) { mix(__builtin_clzl(w)); mix(__builtin_ctzl(w)); }",
    ),
    (
        "swaps",
        "mix(__builtin_bswap16((unsigned short)u)); mix(__builtin_bswap32(u)); mix(__builtin_bswap64(w)); mix(__builtin_bitreverse8((unsigned char)u)); mix(__builtin_bitreverse32(u)); mix(__builtin_bitreverse64(w));",
    ),
    (
        "rotations",
        "mix(__builtin_rotateleft32(u, (unsigned)k & 31)); mix(__builtin_rotateright64(w, (unsigned)k & 63)); mix(__builtin_rotateleft8((unsigned char)u, 3)); mix(__builtin_rotateright16((unsigned short)u, 5));",
    ),
    (
        "overflow of int",
        "int r; mix(__builtin_add_overflow((int)u, k, &r)); mix(r); mix(__builtin_sub_overflow((int)u, k, &r)); mix(r); mix(__builtin_mul_overflow((int)u, k, &r)); mix(r); unsigned q; mix(__builtin_sub_overflow(u, (unsigned)k, &q)); mix(q);",
    ),
    (
        "overflow of long",
        "long r; mix(__builtin_saddl_overflow((long)w, k, &r)); mix(r); mix(__builtin_smull_overflow((long)w, k, &r)); mix(r); unsigned long q; mix(__builtin_umull_overflow(w, 3, &q)); mix(q); mix(__builtin_usubl_overflow(w, w + k, &q)); mix(q);",
    ),
    (
        "overflow of others",
        "short s; mix(__builtin_mul_overflow((short)u, (short)k, &s)); mix(s); signed char c; mix(__builtin_add_overflow(k, 100, &c)); mix(c); __int128 p; mix(__builtin_mul_overflow((__int128)w * w, (__int128)k, &p)); mix_pair((pair)p); mix(__builtin_add_overflow((__int128)w << 64, (__int128)1 << 126, &p)); mix_pair((pair)p);",
    ),
    (
        "floats",
        "double d = k * 0.75; mix(__builtin_isnan(d)); mix(__builtin_isinf_sign(d)); mix(__builtin_signbit(d) != 0); mix(__builtin_isfinite(d)); double r = __builtin_copysign(2.5, d); mix_bytes(&r, 8); r = __builtin_fabs(d); mix_bytes(&r, 8); r = __builtin_fmin(d, 1); mix_bytes(&r, 8); r = __builtin_inf(); mix(r > d); mix(__builtin_isgreater(d, 1.0)); mix(__builtin_isunordered(d, __builtin_nan(\"\")));",
    ),
    (
        "memory",
        "char a[16], b[16]; __builtin_memset(a, k, 16); __builtin_memcpy(b, a, 16); b[5]++; mix(__builtin_memcmp(a, b, 16) < 0); mix(__builtin_strlen(\"abc\")); mix(__builtin_object_size(a, 0)); __builtin_memmove(a + 3, a, 10); mix_bytes(a, 16); __builtin_prefetch(a); __builtin_memset(a, 0, sizeof a); mix_bytes(a, 16);",
    ),
    (
        "hints",
        "if (__builtin_expect(k > 0, 1)) mix(1); mix(__builtin_constant_p(k)); mix(__builtin_constant_p(3)); __builtin_assume(k < 100); if (k > 100) __builtin_unreachable(); char *p = __builtin_assume_aligned(&u, 4); mix(*p); mix(__builtin_expect_with_probability(k, 1, 0.9)); mix((word)__builtin_abs(k));",
    ),
    (
        "vectors",
        "typedef int V __attribute__((vector_size(16))); V v = { (int)u, k, 3, -4 }; mix(__builtin_reduce_max(v)); mix(__builtin_reduce_min(v)); V a = __builtin_elementwise_abs(v); mix((word)a[3]); a = __builtin_elementwise_max(v, (V){ 1, 2, 3, 4 }); mix((word)(a[0] + a[1])); a = __builtin_elementwise_min(v, a); mix((word)a[3]);",
    ),
    (
        "reductions",
        "typedef unsigned V __attribute__((vector_size(32))); V v = { u, 2, 3, 4, 5, (unsigned)k, 7, 8 }; mix(__builtin_reduce_xor(v));",
    ),
    (
        "saturation",
        "typedef unsigned char V __attribute__((vector_size(16))); V a, b; for (int i = 0; i < 16; i++) { a[i] = (unsigned char)(u + i * 20); b[i] = (unsigned char)(k + i * 7); } V r = a < b ? a : b; r = r + 0; mix(r[3]);",
    ),
    (
        "offsets",
        "struct S { char c; int i; double d[3]; }; mix(offsetof(struct S, d[2])); mix(sizeof(struct S)); mix(_Alignof(struct S)); struct S s; mix((word)((char *)&s.i - (char *)&s)); mix(__builtin_offsetof(struct S, i)); mix(sizeof(long double)); mix(sizeof u);",
    ),
    (
        "choices",
        "mix(k > 0 ? u : w); mix(u > 5 && (k++, 1)); mix(k < 0 || u); int a = k, b = a++ + ++a; mix((word)b); mix((word)(a -= b, a)); a = b = 3; mix((word)(a ^= b |= 8)); mix((word)(-k % 7)); mix((word)(k / -3)); mix((char)k); mix((unsigned char)-k);",
    ),
];

/// Functions of `<math.h>` that are exact, or the same library computes both here and natively.
const MATH: [&str; 12] = [
    "fabs(x)",
    "floor(x)",
    "ceil(x)",
    "trunc(x)",
    "round(x)",
    "rint(x)",
    "sqrt(fabs(x))",
    "copysign(y, x)",
    "fmin(x, y)",
    "fmax(x, y)",
    "nearbyint(x)",
    "fma(x, y, 1.5)",
];

const INEXACT: [&str; 8] = [
    "pow(fabs(x), 0.5)",
    "exp(x / 100)",
    "log(fabs(x) + 1)",
    "log2(fabs(x) + 1)",
    "log10(fabs(x) + 1)",
    "sin(x)",
    "cos(x)",
    "tan(x)",
];

const LONG_MATH: [&str; 9] = [
    "fabsl(x)",
    "floorl(x)",
    "ceill(x)",
    "truncl(x)",
    "roundl(x)",
    "rintl(x)",
    "copysignl(y, x)",
    "fminl(x, y)",
    "fmaxl(x, y)",
];

const FORMATS: [(&str, &str, &str); 22] = [
    ("decimal", "%d|%5d|%-5d|%05d|%+d|% d|%.3d", "k, k, k, k, k, k, k"),
    ("unsigned", "%u|%8u|%-8u|%08u|%.4u", "u, u, u, u, u"),
    ("hexadecimal", "%x|%X|%#x|%08x|%#010X|%-10x|", "u, u, u, u, u, u"),
    ("octal", "%o|%#o|%6o", "u, u, u"),
    ("long", "%ld|%lu|%lx|%20ld|%-20lu|", "(long)w, w, w, (long)w, w"),
    (
        "long long",
        "%lld|%llu|%llx|%zu|%zd|%jd|%td",
        "(long long)w, (unsigned long long)w, (unsigned long long)w, (size_t)w, (size_t)k, (intmax_t)w, (ptrdiff_t)k",
    ),
    (
        "short",
        "%hd|%hu|%hhd|%hhu|%hx",
        "(short)u, (unsigned short)u, (signed char)u, (unsigned char)u, (unsigned short)u",
    ),
    ("character", "%c|%5c|%-5c|%c%%", "'a' + (k & 15), 'b', 'c', 'd'"),
    ("string", "%s|%10s|%-10s|%.2s|%8.3s|", "\"hello\", \"abc\", \"de\", \"xyz\", \"longer\""),
    ("stars", "%*d|%-*d|%.*f|%*.*f", "8, k, 6, k, 2, d, 9, 3, d"),
    ("fixed", "%f|%.0f|%.2f|%10.3f|%-10.1f|%+f|%010.2f|%#.0f", "d, d, d, d, d, d, d, d"),
    ("exponent", "%e|%.0e|%.3E|%15.2e|%-15e|%+.1e", "d, d, d, d, d, d"),
    ("general", "%g|%.3g|%G|%10g|%#g|%.10g|%.0g", "d, d, d, d, d, d, d"),
    ("hexadecimal float", "%a|%A|%.3a|%20a|%-20.2a|", "d, d, d, d, d"),
    ("float", "%f|%g|%e|%a", "(float)d, (float)d, (float)d, (float)d"),
    (
        "long double",
        "%Lf|%.20Lf|%Le|%Lg|%20.5Lf|%-20.3Le|%+Lg|%010.2Lf|%.0Lf",
        "l, l, l, l, l, l, l, l, l",
    ),
    ("long double general", "%Lg|%.15Lg|%#Lg|%LG|%.3LE|%.1Lf", "l * l, l, l, l, l / 7, l"),
    ("long double hexadecimal", "%La|%.4La|%LA|%30La|%.0La", "l, l, l, l, l"),
    ("mixed", "%d %s %f %c %lx %Lf %d", "k, \"mid\", d, 'q', w, l, k"),
    (
        "many",
        "%d %d %d %d %d %d %d %d %f %f %f %f %f %f %f %f %f %f",
        "1, 2, 3, 4, 5, 6, k, 8, 1., 2., 3., 4., 5., 6., 7., 8., 9., d",
    ),
    (
        "special",
        "%f %e %g %F %5.1f|%-8f|%08f",
        "1 / zero, -1 / zero, 1 / zero, 1 / zero, 1 / zero, 1 / zero, -1 / zero",
    ),
    ("cut", "%.3s|%.0s|%5.1s|%%|%c", "\"abcdef\", \"x\", \"yz\", 65"),
];

const FUNCTIONS: [(&str, &str, &str); 34] = [
    (
        "strlen",
        "",
        "char b[40]; for (int k = 0; k < 39; k++) { memset(b, 'a', 40); b[k] = 0; mix(strlen(b)); mix(strnlen(b, 9)); }",
    ),
    (
        "strcpy",
        "",
        "char b[40]; strcpy(b, \"one\"); strcat(b, \" two\"); mix_text(b); strncpy(b, \"longer text\", 6); mix_bytes(b, 8); strncat(b, \"xyz\", 2); mix_text(stpcpy(b, \"end\") - 2); mix_text(b);",
    ),
    (
        "strcmp",
        "static int s(int x) { return (x > 0) - (x < 0); }",
        "const char *t[] = { \"\", \"a\", \"ab\", \"b\", \"abc\", \"B\" }; for (int i = 0; i < 6; i++) for (int j = 0; j < 6; j++) { mix((word)s(strcmp(t[i], t[j]))); mix((word)s(strncmp(t[i], t[j], 2))); mix((word)s(strcasecmp(t[i], t[j]))); }",
    ),
    (
        "strchr",
        "",
        "const char *t = \"hello world\"; mix((word)(strchr(t, 'o') - t)); mix((word)(strrchr(t, 'o') - t)); mix(strchr(t, 'z') == 0); mix((word)(strstr(t, \"wor\") - t)); mix(strstr(t, \"xyz\") == 0); mix((word)(memchr(t, 'w', 11) - (void *)t)); mix(strspn(t, \"hel\")); mix(strcspn(t, \" \")); mix((word)(strpbrk(t, \"dr\") - t));",
    ),
    (
        "strtok",
        "",
        "char b[] = \"a,b;;c,d\"; char *save; for (char *p = strtok_r(b, \",;\", &save); p; p = strtok_r(0, \",;\", &save)) mix_text(p);",
    ),
    (
        "strdup",
        "",
        "char *p = strdup(\"copy\"); p[0] = 'C'; mix_text(p); free(p); p = strndup(\"copies\", 3); mix_text(p); free(p);",
    ),
    (
        "memcpy",
        "",
        "char a[64], b[64]; for (int n = 0; n < 64; n += 5) { for (int k = 0; k < 64; k++) { a[k] = (char)(k * 7); b[k] = 0; } memcpy(b, a, (size_t)n); mix_bytes(b, 64); memset(b + 3, n, 20); mix_bytes(b, 64); mix(memcmp(a, b, 64) > 0); }",
    ),
    (
        "memmove",
        "",
        "char a[64]; for (int n = 1; n < 30; n += 4) { for (int k = 0; k < 64; k++) a[k] = (char)k; memmove(a + 5, a + 2, (size_t)n); memmove(a, a + 9, (size_t)n); mix_bytes(a, 64); }",
    ),
    (
        "malloc",
        "",
        "int *p = malloc(10 * sizeof *p); for (int k = 0; k < 10; k++) p[k] = k; p = realloc(p, 20 * sizeof *p); for (int k = 10; k < 20; k++) p[k] = -k; int s = 0; for (int k = 0; k < 20; k++) s = s * 3 + p[k]; mix((word)s); free(p); long *q = calloc(5, 8); mix(q[4]); free(q); free(0);",
    ),
    (
        "qsort",
        "static int less(const void *a, const void *b) { int x = *(const int *)a, y = *(const int *)b; return (x > y) - (x < y); }",
        "int a[20]; for (int k = 0; k < 20; k++) a[k] = (k * 7919) % 101; qsort(a, 20, sizeof *a, less); mix_bytes(a, sizeof a); for (int k = 0; k < 110; k += 3) { int *p = bsearch(&k, a, 20, sizeof *a, less); mix(p != 0); }",
    ),
    (
        "strtol",
        "",
        "const char *t[] = { \"12\", \"-7x\", \"0x1f\", \"077\", \"  +5\", \"zz\", \"99999999999999999999\", \"\" }; char *end; for (int k = 0; k < 8; k++) { mix((word)strtol(t[k], &end, 0)); mix((word)(end - t[k])); mix((word)strtol(t[k], 0, 10)); mix(strtoul(t[k], &end, 16)); if (k != 6) mix((word)atoi(t[k])); mix((word)strtoll(t[k], 0, 8)); }",
    ),
    (
        "strtod",
        "",
        "const char *t[] = { \"1.5\", \"-2e3\", \".25x\", \"1e-5\", \"abc\", \"100\", \"3.14159\" }; char *end; for (int k = 0; k < 7; k++) { double d = strtod(t[k], &end); mix_bytes(&d, 8); mix((word)(end - t[k])); d = atof(t[k]); mix_bytes(&d, 8); }",
    ),
    (
        "abs",
        "",
        "for (int k = -5; k < 5; k++) { mix((word)abs(k * 77)); mix((word)labs(k * 7777777777L)); mix((word)llabs(-k)); div_t d = div(k * 10, 3); mix((word)d.quot); mix((word)d.rem); ldiv_t l = ldiv(k * 100L, 7); mix((word)l.rem); }",
    ),
    (
        "isalpha",
        "#include <ctype.h>",
        "for (int c = 0; c < 128; c++) { mix(isalpha(c) != 0); mix(isdigit(c) != 0); mix(isalnum(c) != 0); mix(isspace(c) != 0); mix(isupper(c) != 0); mix(islower(c) != 0); mix(ispunct(c) != 0); }",
    ),
    (
        "isprint",
        "#include <ctype.h>",
        "for (int c = 0; c < 128; c++) { mix(isprint(c) != 0); mix(isgraph(c) != 0); mix(iscntrl(c) != 0); mix(isxdigit(c) != 0); mix(isblank(c) != 0); mix((word)toupper(c)); mix((word)tolower(c)); }",
    ),
    (
        "snprintf",
        "",
        "char b[20]; for (int n = 0; n < 20; n++) { memset(b, 'x', 20); mix((word)snprintf(b, (size_t)n, \"%d-%s\", n * 1000, \"text\")); mix_bytes(b, 20); } mix((word)sprintf(b, \"%c%c\", 'a', 'b')); mix_text(b);",
    ),
    (
        "vsnprintf",
        "static void format(char *to, const char *f, ...) { va_list a; va_start(a, f); vsnprintf(to, 60, f, a); va_end(a); }",
        "char b[60]; format(b, \"%d %s %.2f %Lf %ld\", 5, \"x\", 2.5, 1.25L, 77L); mix_text(b); format(b, \"%d %d %d %d %d %d %f\", 1, 2, 3, 4, 5, 6, 7.0); mix_text(b);",
    ),
    (
        "sscanf",
        "",
        "int a = 0, b = 0; char s[10] = \"\"; mix((word)sscanf(\"12 -7 word\", \"%d %d %9s\", &a, &b, s)); mix((word)a); mix((word)b); mix_text(s); unsigned x; mix((word)sscanf(\"ff\", \"%x\", &x)); mix(x); long l; mix((word)sscanf(\"a=99\", \"a=%ld\", &l)); mix((word)l);",
    ),
    (
        "puts",
        "",
        "puts(\"line\"); putchar('x'); putchar('\\n'); fputs(\"text\\n\", stdout); fprintf(stdout, \"%d\\n\", 5); fputc('y', stdout); fwrite(\"abc\\n\", 1, 4, stdout); printf(\"%s\", \"\");",
    ),
    (
        "strerror",
        "#include <errno.h>",
        "errno = 0; mix((word)errno); errno = ERANGE; mix((word)errno); mix_text(strerror(ENOENT)); mix_text(strerror(EINVAL)); mix_text(strerror(0));",
    ),
    (
        "atexit",
        "static void bye(void) { puts(\"bye\"); } static void first(void) { puts(\"first\"); }",
        "atexit(bye); atexit(first); mix(1);",
    ),
    (
        "exit",
        "static void quit(int k) { if (k == 3) exit(0); }",
        "for (int k = 0; k < 5; k++) { printf(\"%d\\n\", k); quit(k); }",
    ),
    ("getenv", "", "mix(getenv(\"MAZURKA_NOT_SET_ANYWHERE\") == 0);"),
    (
        "memmem",
        "",
        "char b[30]; memset(b, 0, 30); memcpy(b + 4, \"needle\", 6); mix(memcmp(b + 4, \"needle\", 6)); mix((word)((char *)memchr(b, 'd', 30) - b)); mix(memchr(b, 'z', 30) == 0); bzero(b, 10); mix_bytes(b, 30);",
    ),
    (
        "time",
        "#include <time.h>",
        "struct timespec t = { 1, 500 }; mix((word)t.tv_nsec); mix(sizeof t); mix(difftime(10, 4) == 6.0);",
    ),
    ("setjmp free", "", "volatile int k = 0; again: if (k++ < 5) goto again; mix((word)k);"),
    (
        "wide strings",
        "#include <wchar.h>",
        "const wchar_t *w = L\"wide\"; int n = 0; while (w[n]) n++; mix((word)n); mix(w[2]); mix(sizeof *w); const unsigned short *u = u\"ab\"; mix(u[1]); const char *s = u8\"x\"; mix(s[0]);",
    ),
    (
        "ternary chains",
        "",
        "for (int k = 0; k < 30; k++) mix((word)(k % 15 == 0 ? 15 : k % 5 == 0 ? 5 : k % 3 == 0 ? 3 : k));",
    ),
    (
        "sieve",
        "",
        "char c[200]; memset(c, 1, 200); for (int i = 2; i < 200; i++) if (c[i]) { mix((word)i); for (int j = i * i; j < 200; j += i) c[j] = 0; }",
    ),
    (
        "matrix",
        "",
        "double a[5][5], b[5][5], c[5][5]; for (int i = 0; i < 5; i++) for (int j = 0; j < 5; j++) { a[i][j] = i + j * 0.5; b[i][j] = i * 0.25 - j; c[i][j] = 0; } for (int i = 0; i < 5; i++) for (int j = 0; j < 5; j++) for (int k = 0; k < 5; k++) c[i][j] += a[i][k] * b[k][j]; mix_bytes(c, sizeof c);",
    ),
    (
        "crc",
        "static unsigned crc(const char *p, int n) { unsigned c = ~0u; while (n--) { c ^= (unsigned char)*p++; for (int k = 0; k < 8; k++) c = c & 1 ? c >> 1 ^ 0xedb88320u : c >> 1; } return ~c; }",
        "mix(crc(\"123456789\", 9)); printf(\"%x\\n\", crc(\"hello\", 5));",
    ),
    (
        "list",
        "struct N { int v; struct N *n; };",
        "struct N *h = 0; for (int k = 0; k < 20; k++) { struct N *n = malloc(sizeof *n); n->v = k; n->n = h; h = n; } struct N *r = 0; while (h) { struct N *t = h->n; h->n = r; r = h; h = t; } while (r) { mix((word)r->v); struct N *t = r->n; free(r); r = t; }",
    ),
    (
        "queens",
        "static int solve(int n, int row, unsigned c, unsigned d, unsigned e) { if (row == n) return 1; int r = 0; for (int k = 0; k < n; k++) { unsigned x = 1u << k, y = 1u << (row + k), z = 1u << (row - k + n); if (c & x || d & y || e & z) continue; r += solve(n, row + 1, c | x, d | y, e | z); } return r; }",
        "for (int n = 1; n < 7; n++) printf(\"%d\\n\", solve(n, 0, 0, 0, 0));",
    ),
    (
        "collatz",
        "",
        "for (unsigned long k = 1; k < 60; k++) { unsigned long n = k; int s = 0; while (n != 1) { n = n & 1 ? 3 * n + 1 : n >> 1; s++; } mix((word)s); }",
    ),
];

pub(super) fn add(all: &mut Programs) {
    for (name, work) in BUILTINS {
        let body = format!(
            "for (int n = -12; n < 12; n++) {{ int k = n; unsigned u = (unsigned)(k * 2654435761u); word w = u * 0x9e3779b97f4a7c15u; (void)w; {work} }}"
        );
        if work.contains("a < b ? a : b") {
            continue;
        }
        all.body(&format!("builtins for {name}"), "", &body);
    }
    let numbers = "static const double s[] = { 0.0, -0.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.75, 100.125, -1e10, 1e-10, 123456.789 };";
    for call in MATH.iter().chain(&INEXACT) {
        let body = format!(
            "for (int i = 0; i < 12; i++) for (int j = 0; j < 12; j++) {{ double x = s[i], y = s[j]; (void)y; double r = {call}; mix_bytes(&r, 8); }}"
        );
        all.body(&format!("math {call}"), numbers, &body);
    }
    for call in MATH {
        let call = call.replacen('(', "f(", 1).replace("sqrtf(fabs(", "sqrtf(fabsf(");
        let body = format!(
            "for (int i = 0; i < 12; i++) for (int j = 0; j < 12; j++) {{ float x = (float)s[i], y = (float)s[j]; (void)y; float r = {call}; mix_bytes(&r, 4); }}"
        );
        all.body(&format!("math {call}"), numbers, &body);
    }
    for call in LONG_MATH {
        let body = format!(
            "for (int i = 0; i < 12; i++) for (int j = 0; j < 12; j++) {{ long double x = s[i] / 3, y = s[j]; (void)y; long double r = {call}; mix_bytes(&r, 10); }}"
        );
        all.body(&format!("math {call}"), numbers, &body);
    }
    for (name, format, arguments) in FORMATS {
        let before = "static double zero;\nstatic const double s[] = { 0.0, 1.0, -1.5, 0.1, 1e10, 1e-7, 123456.789, 0.00001234, 99999.5, 2.5, 1e100 };";
        let body = format!(
            "for (int k = -5; k < 6; k++) {{ double d = s[k + 5]; long double l = (long double)d / 3; unsigned u = (unsigned)k * 77777u; word w = u * 123456789123ul; (void)l; (void)w; (void)zero; printf(\"{format}\\n\", {arguments}); }}"
        );
        all.body(&format!("format {name}"), before, &body);
    }
    for (name, before, body) in FUNCTIONS {
        all.body(&format!("function {name}"), before, body);
    }
}
