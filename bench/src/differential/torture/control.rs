//! Control flow, calls, structs by value, variable arguments.

use super::Programs;

const SWITCHES: [(&str, &str); 4] = [
    (
        "dense",
        "case 0: r = 5; break; case 1: r = 7; case 2: r += 2; break; case 3: case 4: r = x; break; default: r = -1;",
    ),
    (
        "sparse",
        "case -7: r = 1; break; case 100: r = 2; break; case 5: r = 3; goto out; default: r = 4; break; case 77: r = 9;",
    ),
    (
        "ranges",
        "case 0 ... 9: r = 1; break; case 10 ... 30: r = 2; break; case -20 ... -1: r = 3; break; default: r = 0;",
    ),
    (
        "nested",
        "case 1: switch (x * 2) { case 2: r = 8; break; default: r = 9; } break; case 2: for (int k = 0; k < 3; k++) { if (k == x) break; r += k; } break; default: r = 6;",
    ),
];

const SIZES: [usize; 12] = [1, 2, 3, 5, 7, 8, 9, 12, 16, 17, 24, 40];

/// Not `__int128`: before version 18, clang passes one on the stack where `va_arg` does not look for it.
const ARGUMENTS: [(&str, &str, &str); 9] = [
    ("int", "int", "k * 3 - 7"),
    ("char", "int", "(char)(k * 5)"),
    ("unsigned long", "unsigned long", "k * 0x123456789abul"),
    ("double", "double", "k * 1.25"),
    ("float", "double", "k * 0.5f"),
    ("long double", "long double", "k * 0.1L"),
    ("struct P", "struct P", "((struct P){ k, k * 0.5 })"),
    ("struct Q", "struct Q", "((struct Q){ { k, k + 1, k + 2, k + 3 } })"),
    ("V", "V", "((V){ k, k + 1, k * 2, 4 })"),
];

const VARIADIC: &str = r#"
struct P { long a; double b; };
struct Q { long a[4]; };
typedef int V __attribute__((vector_size(16)));
typedef @PASSED@ T;
static void out(T value) { @OUT@ }
static void all(int count, ...) {
    va_list list, copy;
    va_start(list, count); va_copy(copy, list);
    for (int k = 0; k < count; k++) { T value = va_arg(list, T); out(value); int i = va_arg(list, int); mix((word)i); }
    for (int k = 0; k < count; k++) { out(va_arg(copy, T)); double d; (void)d; mix((word)va_arg(copy, int)); }
    va_end(list); va_end(copy);
}
int main(void) {
    int k = 3; (void)k;
    k = 1; all(1, @VALUE@, 5);
    for (k = 0; k < 5; k++) all(5, @VALUE@, 1, @VALUE@, 2, @VALUE@, 3, @VALUE@, 4, @VALUE@, 5);
    for (k = 0; k < 3; k++) all(9, @VALUE@, 1, @VALUE@, 2, @VALUE@, 3, @VALUE@, 4, @VALUE@, 5, @VALUE@, 6, @VALUE@, 7, @VALUE@, 8, @VALUE@, 9);
    show("arguments"); return 0;
}
"#;

pub(super) fn add(all: &mut Programs) {
    for (name, cases) in SWITCHES {
        for ty in ["int", "unsigned char", "long", "short"] {
            let signed = if ty == "unsigned char" {
                cases.replace("case -20 ... -1", "case 200 ... 220").replace("case -7", "case 249")
            } else {
                cases.to_string()
            };
            let before = format!(
                "static long choose({ty} x) {{ long r = 0; switch (x) {{ {signed} }} out: return r; }}\n"
            );
            let before =
                if signed.contains("goto out") { before } else { before.replace("out: ", "") };
            all.body(
                &format!("switch {name} {ty}"),
                &before,
                "for (int k = -30; k < 300; k++) mix((word)choose(k));",
            );
        }
    }
    for size in SIZES {
        let before = format!(
            "struct S {{ unsigned char b[{size}]; }};\n\
             static struct S make(int k) {{ struct S s; for (int i = 0; i < {size}; i++) s.b[i] = (unsigned char)(k + i); return s; }}\n\
             static struct S both(struct S a, long x, struct S b) {{ for (int i = 0; i < {size}; i++) a.b[i] ^= b.b[i] + x; return a; }}\n\
             static int sum(struct S a) {{ a.b[0]++; int r = 0; for (int i = 0; i < {size}; i++) r += a.b[i]; return r; }}\n"
        );
        all.body(
            &format!("struct of {size} bytes"),
            &before,
            "for (int k = 0; k < 20; k++) { struct S s = both(make(k), k, make(3 * k)); mix_bytes(&s, sizeof s); mix(sum(s)); struct S (*f)(struct S, long, struct S) = both; s = f(s, 1, s); mix_bytes(&s, sizeof s); }",
        );
    }
    for (name, passed, value) in ARGUMENTS {
        let out = match name {
            "long double" => "mix_bytes(&value, 10);",
            _ => "mix_bytes(&value, sizeof value);",
        };
        all.fill(
            &format!("arguments {name}"),
            VARIADIC,
            &[("PASSED", passed), ("VALUE", value), ("OUT", out)],
        );
    }
    for (name, before, body) in PROGRAMS {
        all.body(name, before, body);
    }
}

const PROGRAMS: [(&str, &str, &str); 16] = [
    (
        "computed goto",
        "static int run(const unsigned char *p) { static void *t[] = { &&halt, &&inc, &&dbl, &&neg }; int a = 1; goto *t[*p++]; inc: a++; goto *t[*p++]; dbl: a *= 2; goto *t[*p++]; neg: a = -a; goto *t[*p++]; halt: return a; }",
        "unsigned char c[9]; for (int k = 0; k < 200; k++) { for (int i = 0; i < 8; i++) c[i] = (unsigned char)((k >> i) % 3 + 1); c[8] = 0; mix((word)run(c)); }",
    ),
    (
        "relative goto",
        "static int pick(int i) { static const int o[] = { &&a - &&a, &&b - &&a, &&c - &&a }; goto *(&&a + o[i]); a: return 10; b: return 20; c: return 30; }",
        "for (int k = 0; k < 9; k++) mix((word)pick(k % 3));",
    ),
    (
        "recursion",
        "static int ack(int m, int n) { return m == 0 ? n + 1 : n == 0 ? ack(m - 1, 1) : ack(m - 1, ack(m, n - 1)); } static long fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }",
        "mix(ack(2, 3)); mix(fib(15));",
    ),
    (
        "mutual recursion",
        "static int odd(unsigned n); static int even(unsigned n) { return n == 0 ? 1 : odd(n - 1); } static int odd(unsigned n) { return n == 0 ? 0 : even(n - 1); }",
        "for (unsigned k = 0; k < 50; k++) mix(even(k));",
    ),
    (
        "loops",
        "",
        "int s = 0; for (int i = 0, j = 10; i < j; i++, j--) { if (i == 3) continue; do { s += i * j; } while (s % 7); while (s > 1000) s -= 77; } mix(s); int n = 27; for (; n != 1; s++) n = n % 2 ? 3 * n + 1 : n / 2; mix(s);",
    ),
    (
        "duff",
        "static void copy(char *to, const char *from, int n) { int k = (n + 7) / 8; switch (n % 8) { case 0: do { *to++ = *from++; case 7: *to++ = *from++; case 6: *to++ = *from++; case 5: *to++ = *from++; case 4: *to++ = *from++; case 3: *to++ = *from++; case 2: *to++ = *from++; case 1: *to++ = *from++; } while (--k > 0); } }",
        "char a[64], b[64]; for (int i = 0; i < 64; i++) { a[i] = (char)(i * 3); b[i] = 0; } for (int n = 1; n < 60; n += 7) { copy(b, a, n); mix_bytes(b, 64); }",
    ),
    (
        "variable arrays",
        "static int sum(int n, int m) { int a[n][m]; for (int i = 0; i < n; i++) for (int j = 0; j < m; j++) a[i][j] = i * j; int s = (int)sizeof a; for (int i = 0; i < n; i++) s += a[i][m - 1 - i % m]; return s; }",
        "for (int k = 1; k < 12; k++) mix(sum(k, 13 - k));",
    ),
    (
        "alloca",
        "#include <alloca.h>\nstatic int fill(int n) { char *p = alloca(n); memset(p, n, n); int s = 0; for (int i = 0; i < n; i++) s += p[i]; return s; }",
        "for (int k = 1; k < 30; k++) mix(fill(k));",
    ),
    (
        "function pointers",
        "static int add(int a, int b) { return a + b; } static int sub(int a, int b) { return a - b; } static int mul(int a, int b) { return a * b; } static int (*table[])(int, int) = { add, sub, mul }; static int apply(int (*f)(int, int), int n) { int r = 1; for (int i = 0; i < n; i++) r = f(r, i); return r; }",
        "for (int k = 0; k < 12; k++) { mix((word)table[k % 3](k, 5)); mix((word)apply(table[k % 3], k)); } mix(table[0] == add);",
    ),
    (
        "unions",
        "union U { int i; float f; unsigned char b[8]; long l; double d; struct { short x, y; } s; };",
        "union U u; for (int k = 0; k < 20; k++) { u.l = 0; u.d = k * 1.5; mix(u.l); u.f = k * 0.25f; mix(u.i); u.s.y = (short)(k * 99); mix(u.b[3]); mix(u.l); }",
    ),
    (
        "statics",
        "static int next(void) { static int n = 5; static long m; m += n; return (int)(n++ * 3 + m); } static int twice(int k) { static int memo[10]; if (!memo[k]) memo[k] = next(); return memo[k]; }",
        "for (int k = 0; k < 30; k++) mix((word)twice(k % 10)); ",
    ),
    (
        "pointers",
        "struct N { int v; struct N *next; };",
        "struct N n[10]; for (int k = 0; k < 10; k++) { n[k].v = k * k; n[k].next = k < 9 ? &n[k + 1] : 0; } int s = 0; for (struct N *p = n; p; p = p->next) s = s * 3 + p->v; mix(s); int a[5][7]; int *q = &a[0][0]; for (int k = 0; k < 35; k++) *q++ = k; mix(a[3][4]); int (*row)[7] = a + 2; mix((*row)[6]); mix((word)(&a[4][6] - &a[1][2])); char *c = (char *)a; mix(c[40]); int **pp = &(int *){ &a[1][1] }; mix(**pp);",
    ),
    (
        "compound literals",
        "struct P { int x, y; }; static int dist(struct P a, struct P b) { return (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y); }",
        "for (int k = 0; k < 10; k++) { mix(dist((struct P){ k, 1 }, (struct P){ .y = k })); int *a = (int[]){ k, 2, [5] = 9 }; mix(a[0] + a[5] * a[3]); struct P many[] = { [2] = { 3, 4 }, [0].y = 7 }; mix(many[0].y + many[2].x + sizeof many); }",
    ),
    (
        "statement expressions",
        "",
        "int r = 0; for (int k = 0; k < 20; k++) { r += ({ int t = k; t > 5 ? t * 2 : -t; }); r ^= (k, r + 1); r = r ?: 3; } mix((word)r); __auto_type q = 2.5; mix((word)(q * 2)); mix(_Generic(q, int: 1, double: 2, default: 3)); mix(__builtin_choose_expr(1, 4, \"x\")); mix(__builtin_types_compatible_p(int, int));",
    ),
    (
        "goto",
        "static int find(int m) { for (int i = 0; i < 10; i++) for (int j = 0; j < 10; j++) if (i * j == m) goto found; return -1; found: return m * 2; } static int twisted(int n) { int r = 0; if (n & 1) goto middle; again: r += 2; middle: r += 3; if (--n > 0) goto again; return r; }",
        "for (int k = 0; k < 30; k++) { mix((word)find(k)); mix((word)twisted(k)); }",
    ),
    (
        "globals",
        "static int a[4] = { 1, 2, [3] = 7 }; static int *p = &a[2]; static const char *names[] = { \"one\", \"two\", 0 }; static struct { char c; short s[3]; const char **n; } g = { 'x', { 1, 2 }, names + 1 }; static long big = 1L << 40; static double d = 1.5; static long double l = 0.1L; static __int128 w = (__int128)1 << 100; extern int later; int later = 9; static unsigned char bytes[] = \"a\\0b\"; static int placed __attribute__((aligned(64)));",
        "p[1] += 3; mix((word)a[3]); mix_text(*g.n); mix(g.s[1]); mix(sizeof g); mix(big); d *= 2; mix_bytes(&d, 8); l += 1; mix_bytes(&l, 10); mix_pair((pair)(w >> 3)); mix(later); mix_bytes(bytes, sizeof bytes); mix(names[2] == 0); mix((word)&placed % 4);",
    ),
];
