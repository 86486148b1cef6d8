//! Vectors of 8 to 64 bytes.

use super::Programs;

const ELEMENTS: [(&str, &str, bool); 9] = [
    ("signed char", "signed char", false),
    ("unsigned char", "signed char", false),
    ("short", "short", false),
    ("unsigned short", "short", false),
    ("int", "int", false),
    ("unsigned", "int", false),
    ("long", "long", false),
    ("float", "int", true),
    ("double", "long", true),
];

const PROGRAM: &str = r#"
typedef @TYPE@ E;
typedef E V __attribute__((vector_size(@SIZE@)));
typedef @MASK@ M __attribute__((vector_size(@SIZE@)));
enum { N = @SIZE@ / sizeof(E) };
static void out(V v) { for (unsigned k = 0; k < N; k++) { E e = v[k]; mix_bytes(&e, sizeof e); } }
static void mask(M v) { for (unsigned k = 0; k < N; k++) mix((word)(long)v[k]); }
static V make(int seed) { V v; for (unsigned k = 0; k < N; k++) v[k] = (E)((seed + (int)k * 13) % 101 + 1); return v; }
static V global;
static V pass(V a, int k, V b) { return k ? a + b : a - b; }
int main(void) {
    for (int seed = 0; seed < 12; seed++) {
        V a = make(seed * 7), b = make(seed * 31 + 5), r = a; (void)global; (void)mask; (void)pass;
        @WORK@
        out(r);
    }
    show("@NAME@"); return 0;
}
"#;

const BOTH: [(&str, &str); 4] = [
    (
        "sums",
        "r = a + b; out(r); r = a - b; out(r); r = a * b; out(r); r = -a; out(r); r = a + (E)3; out(r); r += b; out(r); r /= b; out(r);",
    ),
    (
        "comparisons",
        "M m = a < b; mask(m); m = a == b; mask(m); m = a >= b; mask(m); m = a != b; mask(m); m = (a > b) & (a != (E)9); mask(m); mask(~m); mask(m | (a == b)); r = a;",
    ),
    (
        "elements",
        "r[0] = b[N - 1]; unsigned at = (unsigned)seed % N; r[at] = (E)77; r[N - 1 - at] += (E)2; E e = r[at]; mix_bytes(&e, sizeof e); r = __builtin_shufflevector(r, b, 1, 0, N, N + 1 @MORE@); E x[N]; memcpy(x, &r, sizeof x); mix_bytes(x, sizeof x);",
    ),
    (
        "memory",
        "global = a; V many[3] = { a, b, a }; r = many[seed % 3]; r = r + global; r = pass(r, seed & 1, b); struct { char c; V v; } s = { 1, b }; r = r - s.v; V *p = &many[1]; *p = r; out(many[1]); M bits = (M)r; mask(bits ^ (M)a); r = (V)(bits & ~(M)b); volatile V v = a; r = v; V z = {}; out(z);",
    ),
];

const INTEGER_ONLY: [(&str, &str); 2] = [
    (
        "bits",
        "r = a & b; out(r); r = a | b; out(r); r = a ^ b; out(r); r = ~a; out(r); r = a << (b & 3); out(r); r = a >> (b & 3); out(r); r = a % b; out(r); r ^= a; out(r); r <<= 1;",
    ),
    (
        "widened",
        "typedef long W __attribute__((vector_size(N * 8))); W w = __builtin_convertvector(a, W); w = w * 1000003 + 7; for (unsigned k = 0; k < N; k++) mix((word)w[k]); r = __builtin_convertvector(w, V);",
    ),
];

const FLOAT_ONLY: [(&str, &str); 1] = [(
    "converted",
    "M i = __builtin_convertvector(a * (E)1.75, M); mask(i); i = i * 3 - 7; r = __builtin_convertvector(i, V); out(r); typedef double W __attribute__((vector_size(N * 8))); W w = __builtin_convertvector(r / (E)3, W); for (unsigned k = 0; k < N; k++) { double d = w[k]; mix_bytes(&d, 8); } r = __builtin_convertvector(w * 0.5, V);",
)];

pub(super) fn add(all: &mut Programs) {
    for (ty, mask, float) in ELEMENTS {
        for size in [8, 16, 32, 64] {
            let width = match ty {
                "signed char" | "unsigned char" => 1,
                "short" | "unsigned short" => 2,
                "int" | "unsigned" | "float" => 4,
                _ => 8,
            };
            let count = size / width;
            if count < 2 {
                continue;
            }
            // As many numbers as there are elements, the first four of which the template has.
            let more: String = (4..count).map(|k| format!(", {}", (k * 3) % (2 * count))).collect();
            let only: &[(&str, &str)] = if float { &FLOAT_ONLY } else { &INTEGER_ONLY };
            for (name, work) in BOTH.iter().chain(only) {
                let work = match count {
                    2 => work.replace("1, 0, N, N + 1 @MORE@", "1, N"),
                    _ => work.replace("@MORE@", &more),
                };
                let size = size.to_string();
                let parts = [
                    ("NAME", *name),
                    ("TYPE", ty),
                    ("SIZE", &size),
                    ("MASK", mask),
                    ("WORK", &work),
                ];
                all.fill("vectors", PROGRAM, &parts);
            }
        }
    }
}
