//! Integers of all widths, floating-point numbers, conversions and bit-fields.

use super::Programs;

const INTEGERS: [&str; 10] = [
    "signed char",
    "unsigned char",
    "short",
    "unsigned short",
    "int",
    "unsigned",
    "long",
    "unsigned long",
    "__int128",
    "unsigned __int128",
];

const BIT_INTS: [&str; 12] = [
    "_BitInt(7)",
    "unsigned _BitInt(7)",
    "_BitInt(17)",
    "unsigned _BitInt(17)",
    "_BitInt(33)",
    "unsigned _BitInt(33)",
    "_BitInt(65)",
    "unsigned _BitInt(65)",
    "_BitInt(100)",
    "unsigned _BitInt(100)",
    "_BitInt(127)",
    "unsigned _BitInt(127)",
];

/// What is computed with two integers.
const GROUPS: [(&str, &str); 7] = [
    (
        "sums",
        "r = (T)(x + y); OUT r = (T)(x - y); OUT r = (T)(x * y); OUT r = x; r += y; OUT r -= 3; OUT r *= x; OUT",
    ),
    (
        "quotients",
        "if (y != 0 && (pair)y != (pair)-1) { r = (T)(x / y); OUT r = (T)(x % y); OUT r = x; r /= y; OUT r = x; r %= y; OUT }",
    ),
    (
        "bits",
        "r = x & y; OUT r = x | y; OUT r = x ^ y; OUT r = (T)~x; OUT r = x; r &= y; OUT r |= 5; OUT r ^= x; OUT",
    ),
    ("shifts", "r = (T)(x << S); OUT r = (T)(x >> S); OUT r = x; r <<= S; OUT r >>= 1; OUT"),
    (
        "comparisons",
        "mix(x < y); mix(x <= y); mix(x > y); mix(x >= y); mix(x == y); mix(x != y); mix(!x); mix(x && y); mix(x || y); r = x < y ? x : y; OUT",
    ),
    (
        "steps",
        "r = x; r++; OUT ++r; OUT r--; OUT --r; OUT mix_pair((pair)r++); mix_pair((pair)--r); r = (T)-x; OUT r = (T)+x; OUT",
    ),
    (
        "memory",
        "T a[4]; a[0] = x; a[1] = y; a[2] = a[0]; a[3] = (T)(a[1] + 1); T *p = a + 1; r = p[-1]; OUT r = *p++; OUT r = *(p + 1); OUT struct { char c; T v; } s = { 1, x }; r = s.v; OUT mix(sizeof s); volatile T v = y; v = (T)(v + x); r = v; OUT",
    ),
];

const INTEGER_PROGRAM: &str = r#"
typedef @TYPE@ T;
static const __int128 seeds[] = { 0, 1, -1, 2, 3, -5, 7, 100, -100, 127, 128, -128, 255, 256, 32767, 32768, -32769,
    65535, 2147483647, -2147483648LL, 4294967295LL, 1234567890123LL, -987654321098765LL, INT64_MAX, INT64_MIN,
    (__int128)0x123456789abcdef0LL << 60, -((__int128)77 << 90) };
#define COUNT (sizeof seeds / sizeof *seeds)
#define OUT mix_pair((pair)r);
int main(void) {
    for (unsigned i = 0; i < COUNT; i++) for (unsigned j = 0; j < COUNT; j++) {
        T x = (T)seeds[i], y = (T)seeds[j], r = 0;
        unsigned S = (unsigned)(i * 7 + j) % @BITS@; (void)S;
        @WORK@
    }
    show("@NAME@");
    T some = (T)seeds[25]; printf("%ld %ld\n", (long)some, (long)(some >> 3));
    return 0;
}
"#;

/// The width of a type, as the shifts need it.
fn width(ty: &str) -> String {
    match ty.split_once('(') {
        Some((_, rest)) => rest.trim_end_matches(')').to_string(),
        // Narrower types are promoted.
        None => "(sizeof(T) * 8)".to_string(),
    }
}

const FLOATS: [&str; 4] = ["float", "double", "long double", "__float128"];

const FLOAT_GROUPS: [(&str, &str); 6] = [
    (
        "arithmetic",
        "r = x + y; OUT r = x - y; OUT r = x * y; OUT if (y != 0) { r = x / y; OUT } r = -x; OUT r = x; r += 1; OUT r *= y; OUT",
    ),
    (
        "comparisons",
        "mix(x < y); mix(x <= y); mix(x > y); mix(x >= y); mix(x == y); mix(x != y); mix(!x); mix(x && y); T n = (T)(0.0 / (i + j == 7 ? 1 : zero)); mix(n < x); mix(n == n); mix(n != x); mix(!(n >= x)); r = x > y ? x : y; OUT",
    ),
    (
        "to integers",
        "if (x > -9e15 && x < 9e15) { mix((word)(long)x); } if (x > -2e9 && x < 2e9) { mix((word)(int)x); } if (x >= 0 && x < 1e19) mix((unsigned long)x); if (x > -1e30 && x < 1e30) mix_pair((pair)(__int128)x); if (x > -100 && x < 100) { mix((signed char)x); mix((word)(short)x); } mix((_Bool)x);",
    ),
    (
        "from integers",
        "r = (T)(int)(i * 77773 - j); OUT r = (T)(unsigned)(i * 4000000007u); OUT r = (T)((long)i * 1234567890123457L - 5); OUT r = (T)(~0ul - j * 3); OUT r = (T)((__int128)i << (i * 4)) ; OUT r = (T)(unsigned char)(i + j); OUT r = (T)(short)(i * 991 - 7000); OUT",
    ),
    (
        "among each other",
        "r = (T)(float)x; OUT r = (T)(double)x; OUT r = (T)(long double)x; OUT r = (T)(__float128)x; OUT float f = (float)y; r = f; OUT double d = (double)y; r = d; OUT long double l = y; r = (T)l; OUT",
    ),
    (
        "memory",
        "T a[3] = { x, y, x }; T *p = a; r = p[1]; OUT struct { char c; T v; } s = { 1, y }; r = s.v; OUT mix(sizeof s); mix(_Alignof(T)); volatile T v = x; v = v * 2; r = v; OUT r = pass(x, 3, y); OUT",
    ),
];

const FLOAT_PROGRAM: &str = r#"
typedef @TYPE@ T;
static double zero;
static void out(T value) {
    if (value != value) { mix(99); return; }
    mix_bytes(&value, sizeof(T) == 16 && (T)1 / 3 != (__float128)1 / 3 ? 10 : sizeof(T));
}
static T pass(T a, int k, T b) { return k > 2 ? a - b : b; }
#define OUT out(r);
static const double seeds[] = { 0.0, -0.0, 1.0, -1.0, 0.5, 1.5, 2.5, -2.5, 0.1, -0.3, 3.14159265358979, 100.25, -77.75,
    1e-5, 1e5, 12345.678, -98765.4321, 1e15, 1e-15, 4503599627370497.5, 1e30, -1e-30 };
#define COUNT (sizeof seeds / sizeof *seeds)
int main(void) {
    for (unsigned i = 0; i < COUNT; i++) for (unsigned j = 0; j < COUNT; j++) {
        T x = (T)seeds[i], y = (T)seeds[j] / 3, r = 0;
        (void)pass; (void)zero;
        @WORK@
    }
    show("@NAME@");
    return 0;
}
"#;

const CAST_TYPES: [&str; 13] = [
    "_Bool",
    "signed char",
    "unsigned char",
    "short",
    "unsigned short",
    "int",
    "unsigned",
    "long",
    "unsigned long",
    "__int128",
    "float",
    "double",
    "long double",
];

/// Conversions from one type to all others.
fn casts(from: &str) -> String {
    let mut lines = String::new();
    for to in CAST_TYPES {
        let float = matches!(to, "float" | "double" | "long double");
        let out = match float {
            true => "{ double d = (double)t; mix_bytes(&d, 8); }".to_string(),
            false => "mix_pair((pair)t);".to_string(),
        };
        lines += &format!("{{ {to} t = ({to})x; {out} }}\n");
    }
    format!(
        "static const int seeds[] = {{ 0, 1, 2, 5, 17, 90, 100, 126 }};\nint main(void) {{\n\
         for (unsigned i = 0; i < 8; i++) {{ {from} x = ({from})seeds[i];\n{lines}}}\nshow(\"casts\"); return 0; }}\n"
    )
}

const FIELDS: [&str; 16] = [
    "unsigned a:1; unsigned b:2; unsigned c:29;",
    "int a:3; int b:7; int c:13; int d:9;",
    "unsigned char a:5; unsigned short b:11; unsigned c:17; unsigned long d:41;",
    "long a:33; long b:31; long c:1; long d:63;",
    "unsigned long a:64; unsigned long b:1; unsigned long c:62;",
    "signed char a:1; short b:15; int c:31; char d;",
    "char x; unsigned a:12; char y; unsigned b:20; unsigned :0; unsigned c:4;",
    "unsigned long a:40; unsigned long b:30; unsigned long c:50; unsigned d:20;",
    "long a:60; int b; long c:63; char d; long e:33; long f:31;",
    "unsigned long long a:5, b:61, c:62, d:44;",
    "_Bool a:1; _Bool b:1; int c:6; _Bool d;",
    "enum { P, Q, R } a:3; unsigned b:5; short c;",
    "unsigned a:24; unsigned b:24; unsigned c:24; unsigned d:24;",
    "long a:17; long b:19; long c:23; long d:29; long e:31; long f:37;",
    "int a:32; long b:64; char c:8; short d:16;",
    "unsigned short a:9; unsigned short b:9; unsigned short c:9;",
];

const FIELD_PROGRAM: &str = r#"
struct S { @FIELDS@ } @PACKED@;
struct S global = { 1, 0, 1 };
static struct S change(struct S s, int k) { s.a += k; s.b ^= 1; s.c = (s.c << 1) + k; return s; }
int main(void) {
    struct S s; memset(&s, 0, sizeof s);
    for (int k = -40; k < 40; k++) {
        s.a = k; mix((word)(long)s.a); s.b = k * 3; mix((word)(long)s.b); s.c = k * 1000003L; mix((word)(long)s.c);
        s.a++; s.b -= 2; s.c *= 5; s = change(s, k);
        mix((word)(long)s.a); mix((word)(long)s.b); mix((word)(long)s.c); mix((s.a += 3) > 0); mix(s.c == s.b);
        struct S t = s; t.b = ~t.b; struct S *p = &t; p->c |= 1; mix((word)(long)p->b); mix((word)(long)p->c);
        mix_bytes(&s, sizeof s);
    }
    global.c = 1; mix_bytes(&global, sizeof global); mix(sizeof s);
    show("fields"); return 0;
}
"#;

pub(super) fn add(all: &mut Programs) {
    for ty in INTEGERS.iter().chain(&BIT_INTS) {
        for (name, work) in GROUPS {
            let parts = [("NAME", name), ("TYPE", ty), ("WORK", work), ("BITS", &width(ty))];
            all.fill("integers", INTEGER_PROGRAM, &parts);
        }
    }
    for ty in FLOATS {
        for (name, work) in FLOAT_GROUPS {
            all.fill("floats", FLOAT_PROGRAM, &[("NAME", name), ("TYPE", ty), ("WORK", work)]);
        }
    }
    for from in CAST_TYPES {
        all.fill(&format!("casts from {from}"), &casts(from), &[]);
    }
    for fields in FIELDS {
        for packed in ["", "__attribute__((packed))"] {
            all.fill("fields", FIELD_PROGRAM, &[("FIELDS", fields), ("PACKED", packed)]);
        }
    }
}
