//! Atomic operations by one thread, and inline assembly.

use super::Programs;

const TYPES: [&str; 8] = [
    "signed char",
    "unsigned char",
    "short",
    "unsigned short",
    "int",
    "unsigned",
    "long",
    "unsigned long",
];

const GROUPS: [(&str, &str); 4] = [
    (
        "fetch",
        "mix_pair((pair)atomic_fetch_add(&x, v)); mix_pair((pair)atomic_fetch_sub(&x, 3)); mix_pair((pair)atomic_fetch_or(&x, v)); mix_pair((pair)atomic_fetch_and(&x, (T)~5)); mix_pair((pair)atomic_fetch_xor(&x, 9)); mix_pair((pair)__atomic_fetch_nand((T *)&x, v, 5)); mix_pair((pair)__atomic_add_fetch((T *)&x, 7, 5)); mix_pair((pair)__atomic_xor_fetch((T *)&x, v, 5)); mix_pair((pair)__sync_fetch_and_sub((T *)&x, 1));",
    ),
    (
        "exchange",
        "mix_pair((pair)atomic_exchange(&x, v)); T e = (T)(v - k % 2); mix(atomic_compare_exchange_strong(&x, &e, (T)(v * 2))); mix_pair((pair)e); while (!atomic_compare_exchange_weak(&x, &e, (T)(e + 1))) { } mix(__sync_bool_compare_and_swap((T *)&x, v, (T)(v + 5))); mix_pair((pair)__sync_val_compare_and_swap((T *)&x, (T)(v + 1), v)); mix_pair((pair)__atomic_exchange_n((T *)&x, v, __ATOMIC_ACQ_REL));",
    ),
    (
        "operators",
        "x += v; x -= 1; x *= 3; x |= 1; x ^= v; x <<= 1; x++; --x; mix_pair((pair)x); T y = x; x = (T)(y + 1); mix(x == y); x = v; mix_pair((pair)x);",
    ),
    (
        "orders",
        "atomic_store_explicit(&x, v, memory_order_release); mix_pair((pair)atomic_load_explicit(&x, memory_order_acquire)); atomic_thread_fence(memory_order_seq_cst); atomic_signal_fence(memory_order_acquire); mix_pair((pair)atomic_load_explicit(&x, memory_order_relaxed)); mix(atomic_is_lock_free(&x)); __atomic_store_n((T *)&x, (T)(v + 1), __ATOMIC_RELAXED); T out; __atomic_load((T *)&x, &out, 5); mix_pair((pair)out);",
    ),
];

const PROGRAM: &str = r#"
#include <stdatomic.h>
typedef @TYPE@ T;
int main(void) {
    static _Atomic T x = 5;
    for (int k = -20; k < 20; k++) { T v = (T)(k * 12347); (void)v; @WORK@ mix_pair((pair)x); }
    show("@NAME@"); return 0;
}
"#;

const ASSEMBLY: [(&str, &str); 14] = [
    (
        "xadd",
        "int v = k; __asm__ volatile(\"lock; xaddl %0, %1\" : \"+r\"(v), \"+m\"(x) :: \"memory\"); mix(v);",
    ),
    (
        "xchg",
        "long v = k; __asm__ volatile(\"xchgq %0, %1\" : \"+r\"(v), \"+m\"(y) :: \"memory\"); mix(v); short s = k; __asm__ volatile(\"xchgw %0, %1\" : \"+r\"(s), \"+m\"(z)); mix(s);",
    ),
    (
        "cmpxchg",
        "unsigned char ok; int old; __asm__ volatile(\"lock; cmpxchgl %3, %1\\n\\tsete %0\" : \"=q\"(ok), \"+m\"(x), \"=a\"(old) : \"r\"(k * 3), \"2\"(k % 2 ? x : 7) : \"memory\", \"cc\"); mix(ok); mix(old);",
    ),
    (
        "conditions",
        "int ok; long old = k % 2 ? y : 3; __asm__ volatile(\"lock cmpxchg %3, %1\" : \"=@ccz\"(ok), \"+m\"(y), \"+a\"(old) : \"r\"((long)k) : \"memory\"); mix(ok); mix(old);",
    ),
    (
        "locked arithmetic",
        "__asm__ volatile(\"lock; addl %1, %0\" : \"+m\"(x) : \"ir\"(k)); __asm__ volatile(\"lock subl $3, %0\" : \"+m\"(x)); __asm__ volatile(\"lock; orq %1, %0\" : \"+m\"(y) : \"r\"((long)k)); __asm__ volatile(\"lock; andw $0x7ff, %0\" : \"+m\"(z)); __asm__ volatile(\"lock xorl %1, %0\" : \"+m\"(x) : \"r\"(k)); __asm__ volatile(\"lock; notl %0\" : \"+m\"(x));",
    ),
    (
        "locked steps",
        "unsigned char c; __asm__ volatile(\"lock; decl %0; sete %1\" : \"+m\"(x), \"=qm\"(c)); mix(c); __asm__ volatile(\"lock; incl %0; sete %1\" : \"+m\"(x), \"=qm\"(c)); mix(c); __asm__ volatile(\"lock; addq %2, %0; sets %1\" : \"+m\"(y), \"=qm\"(c) : \"r\"((long)k)); mix(c); __asm__ volatile(\"incw %0\" : \"+m\"(z)); __asm__ volatile(\"lock; subl $1, %0; setb %1\" : \"+m\"(x), \"=q\"(c)); mix(c);",
    ),
    (
        "bits",
        "int old; __asm__ volatile(\"lock; btsl $5, %1\\n\\tsbbl %0, %0\" : \"=r\"(old), \"+m\"(x)); mix(old); unsigned char c; __asm__ volatile(\"lock; btrl $2, %1; setc %0\" : \"=q\"(c), \"+m\"(x)); mix(c); __asm__ volatile(\"lock btcq $40, %0\" : \"+m\"(y)); x += k;",
    ),
    (
        "cmpxchg8b",
        "unsigned lo = (unsigned)(k % 2 ? y : 5), hi = (unsigned)((unsigned long)y >> 32); unsigned char ok; __asm__ volatile(\"lock; cmpxchg8b %1; setz %0\" : \"=q\"(ok), \"+m\"(y), \"+a\"(lo), \"+d\"(hi) : \"b\"(k), \"c\"(k * 5) : \"memory\"); mix(ok); mix(lo); mix(hi);",
    ),
    (
        "cmpxchg16b",
        "struct P e = k % 2 ? p : (struct P){ 1, 2 }; unsigned char ok; __asm__ volatile(\"lock cmpxchg16b %1; setz %0\" : \"=q\"(ok), \"+m\"(p), \"+a\"(e.a), \"+d\"(e.b) : \"b\"((long)k), \"c\"((long)k * 7) : \"memory\"); mix(ok); mix(e.a); mix(e.b); mix(p.a + p.b);",
    ),
    (
        "fences",
        "x += k; __asm__ volatile(\"mfence\" ::: \"memory\"); __asm__ volatile(\"lfence; sfence\"); __asm__ volatile(\"lock; addl $0,0(%%rsp)\" ::: \"memory\", \"cc\"); __asm__ volatile(\"lock; orl $0,(%%rsp)\" ::: \"memory\"); __asm__ volatile(\"pause\\nnop\\nrep; nop\"); __asm__ volatile(\"\" ::: \"memory\");",
    ),
    (
        "moves",
        "int v; __asm__ volatile(\"movl %1, %0\" : \"=r\"(v) : \"m\"(x)); mix(v); __asm__ volatile(\"movl %1, %0\" : \"=m\"(x) : \"r\"(v + k)); __asm__ volatile(\"movq $77, %0\" : \"=m\"(y)); long *at = (long *)&y; long got; __asm__ volatile(\"movq (%1), %0\" : \"=r\"(got) : \"r\"(at) : \"memory\"); mix(got); __asm__ volatile(\"movl %%eax, %0\" : \"=m\"(x) : \"a\"(k));",
    ),
    (
        "registers",
        "int d; __asm__(\"movl %1, %0\\n\\taddl %2, %0\\n\\txorl $5, %0\\n\\tsubl %1, %0\\n\\tnotl %0\" : \"=&r\"(d) : \"r\"(k), \"r\"(x)); mix(d); int a = k, b = x; __asm__(\"xchgl %0, %1\" : \"+r\"(a), \"+r\"(b)); mix(a - b); x = d;",
    ),
    (
        "comparisons",
        "unsigned char c; __asm__(\"cmpl %2, %1\\n\\tsetl %0\" : \"=q\"(c) : \"r\"(k), \"r\"(x)); mix(c); __asm__(\"cmpl %2, %1\\n\\tsetae %0\" : \"=q\"(c) : \"r\"(k), \"r\"(3)); mix(c); __asm__(\"testl %1, %1; setne %0\" : \"=q\"(c) : \"r\"(k)); mix(c); x -= k;",
    ),
    (
        "nothing",
        "int v = k; __asm__ volatile(\"\" : \"+r\"(v)); mix(v); __asm__ volatile(\"\" : \"+m\"(x)); __asm__ volatile(\"\" :: \"r\"(v), \"m\"(y) : \"memory\"); void *q = &x; __asm__(\"\" : \"=r\"(q) : \"0\"(q)); *(int *)q += v;",
    ),
];

const WIDE: [(&str, &str); 3] = [
    (
        "16 bytes",
        "static _Atomic __int128 x; x += k; __int128 e = k % 2 ? x : 3; mix(atomic_compare_exchange_strong(&x, &e, ((__int128)k << 64) + 9)); mix_pair((pair)e); mix_pair((pair)atomic_fetch_add(&x, 5)); mix_pair((pair)atomic_fetch_xor(&x, (__int128)k << 70)); mix_pair((pair)atomic_exchange(&x, e)); x = x * 3; mix_pair((pair)x);",
    ),
    (
        "pair",
        "struct P { long a, b; }; static _Atomic struct P x; struct P v = { k, k * 2 }; atomic_store(&x, v); struct P o = atomic_load(&x); o.a += k % 2; mix(atomic_compare_exchange_strong(&x, &o, ((struct P){ 5, 6 }))); mix(o.a); mix(o.b); o = atomic_exchange(&x, v); mix(o.b);",
    ),
    (
        "large struct",
        "struct B { int a[7]; }; static _Atomic struct B x; struct B v = { { k, 2, 3 } }; atomic_store(&x, v); v = atomic_load(&x); mix(v.a[0] + v.a[2]); struct B o = v; o.a[1] += k % 2; mix(atomic_compare_exchange_strong(&x, &o, v)); mix(o.a[1]);",
    ),
];

pub(super) fn add(all: &mut Programs) {
    for ty in TYPES {
        for (name, work) in GROUPS {
            all.fill("atomics", PROGRAM, &[("NAME", name), ("TYPE", ty), ("WORK", work)]);
        }
    }
    for (name, work) in ASSEMBLY {
        let before = "struct P { long a, b; } __attribute__((aligned(16)));\nstatic volatile int x = 7; static volatile long y = 9; static volatile short z = 3; static struct P p;";
        let body =
            format!("for (int k = -9; k < 9; k++) {{ {work} mix(x); mix(y); mix(z); }} (void)p;");
        all.body(&format!("assembly: {name}"), before, &body);
    }
    for (name, work) in WIDE {
        let body = format!("for (int k = -9; k < 9; k++) {{ {work} }}");
        all.body(&format!("atomics of {name}"), "#include <stdatomic.h>", &body);
        all.with_flags(&["-mcx16", "-latomic"]);
    }
}
