/* Small functions whose results must survive all passes. Those to be called start with t_. */
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

extern int observe(int, int);
int shared_a;
_Atomic int shared_b;
struct node { struct node *next; int value; } nodes[4];
_Atomic(struct node *) head;
static const int table[8] = {3, 1, 4, 1, 5, 9, 2, 6};
_Thread_local int per_thread;

int t_add(int a, int b) { return a + b; }
unsigned t_unsigned(unsigned a, unsigned b) { return (a - b) * 3u + (a >> 3) + (b << 2); }
int t_abs(int a) { return a < 0 ? -a : a; }
int t_max3(int a, int b, int c) { int m = a; if (b > m) m = b; if (c > m) m = c; return m; }
int t_loop(int n) { int s = 0; for (int i = 0; i < (n & 31); i++) s += i * i; return s; }
int t_while(unsigned n) { int steps = 0; n &= 255; while (n > 1 && steps < 40) { n = n % 2 ? 3 * n + 1 : n / 2; steps++; } return steps; }
int t_do(int n) { int s = 0, i = 0; do { s ^= i; i += 3; } while (i < (n & 63)); return s; }
int t_nested(int n, int m) { int s = 0; for (int i = 0; i < (n & 7); i++) for (int j = i; j < (m & 7); j++) { if (j == 3) continue; if (i + j > 9) break; s += i * j; } return s; }
int t_switch(int a) { int r = 0; switch (a & 7) { case 0: r = 5; break; case 1: case 2: r = a; /* fall through */ case 3: r += 7; break; case 6: return -1; default: r = 100; } return r; }
bool t_bool(int a, int b) { bool x = a > 3, y = b; bool z = x && !y; if (z) x = false; return x || (y && a == b); }
int t_flag(int n) { bool done = false; int i = 0; while (!done) { i += 2; if (i >= (n & 31)) done = true; } return i; }
int t_flag2(int n) { bool found = false, other = true; for (int i = 0; i < 8; i++) { if (table[i] == (n & 15)) found = true; other = found ? !other : i & 1; } return found * 2 + other; }
short t_short(short a, short b) { short c = a * b; c >>= 1; return c - a; }
signed char t_char(signed char a, unsigned char b) { signed char c = a + b; unsigned char d = c; return d > 100 ? c : d ^ a; }
long t_long(long a, int b) { return (a << (b & 15)) ^ ((unsigned long)a >> 5) ^ b; }
int t_div(int a, int b) { if (b == 0) return a; if (b == -1) return -1; return a / b + a % b; }
int t_trap(int a, int b) { int unused = a / (b & 3); return a + (unused > a); }
unsigned t_udiv(unsigned a, unsigned b) { return a / (b | 1) + a % (b | 1); }
int t_array(int n) { int a[8]; for (int i = 0; i < 8; i++) a[i] = i * n; int s = 0; for (int i = 7; i >= 0; i--) s = s * 3 + a[i]; return s; }
int t_array_constant(int a, int b) { int x[3]; x[0] = a; x[1] = b; x[2] = x[0] - x[1]; if (x[2] > 0) x[0] = x[2]; return x[0] * 2 + x[1]; }
struct point { int x, y; char tag; };
int t_struct(int a, int b) { struct point p; p.x = a; p.y = b; p.tag = (char)(a ^ b); struct point q; q.x = p.y; q.y = p.x; q.tag = p.tag; while (q.x > 0 && q.x < 100) { q.x += 7; q.tag++; } return q.x + q.tag * q.y; }
static struct point swap(struct point p) { struct point r = {p.y, p.x, 1}; return r; }
int t_struct_call(int a, int b) { struct point p = {a, b, 0}; p = swap(p); return p.x - 2 * p.y + p.tag; }
int t_struct_init(int a) { struct point p = {1, 2, 3}; struct point q = p; q.y += a; return q.x + q.y + p.y + q.tag; }
union bits { float f; unsigned u; double d; uint64_t w; };
unsigned t_union(unsigned a) { union bits b; b.u = a; union bits c; c.f = b.f; return c.u; }
static int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }
int t_recursion(int n) { return fib(n & 7); }
static int odd(int n);
static int even(int n) { return n == 0 ? 1 : odd(n - 1); }
static int odd(int n) { return n == 0 ? 0 : even(n - 1); }
int t_mutual(int n) { return even(n & 15); }
static void put(int *p, int v) { *p = v; }
int t_address(int a) { int x = 1; put(&x, a); int *p = &x; *p += 2; return x; }
int t_pointer_loop(int n) { int a[6] = {5, 4, 3, 2, 1, 0}; int *p = a, s = 0; while (p != a + 6) s = s * (n & 3) + *p++; return s; }
int t_goto(int n) { int i = n & 15, s = 0; again: s += i; if (i & 1) goto odd; i -= 2; goto test; odd: i -= 1; s *= 2; test: if (i > 0) goto again; return s; }
int t_irreducible(int n) { int i = n & 15, s = 0; if (n & 16) goto middle; top: s += 3; middle: s ^= i; i--; if (i > 0) goto top; return s; }
int t_ternary(int a, int b) { return (a ? b : a + 1) + (a && b ? 3 : 4) * (a || b); }
int t_events(int n) { for (int i = 0; i < (n & 3); i++) { shared_a = shared_a + i; if (observe(i, shared_a) & 1) shared_a = 0; } return shared_a; }
int t_atomics(int n) { int expected = n & 1; atomic_store(&shared_b, 1); bool ok = atomic_compare_exchange_strong(&shared_b, &expected, 5); atomic_thread_fence(memory_order_seq_cst); return ok * 10 + expected + atomic_fetch_add(&shared_b, n); }
int t_atomic_pointer(int n) { struct node *old = atomic_load(&head); nodes[1].next = old; nodes[1].value = n; atomic_store(&head, &nodes[1]); struct node *now = atomic_load(&head); return now->value + (old == NULL); }
int t_local_atomic(int n) { atomic_int x = n; _Atomic bool b = n > 3; int r = atomic_load(&x); return r + b; }
int t_volatile(int n) { volatile int v = n; v = v + 1; return v; }
int t_uninitialised(int n) { int x; if (n & 1) x = n; else x = 3; return x; }
int t_comma(int a, int b) { int c = (a++, b += a, a * b); return c - a - b; }
uint64_t t_wide(uint64_t a, uint64_t b) { uint64_t s = 0; for (int i = 0; i < 8; i++) { uint8_t x = a >> (8 * i), y = b >> (8 * i); s = (s << 8) | (uint8_t)(x > y ? x - y : y + x); } return s; }
int t_memset(int n) { char buffer[16]; memset(buffer, n, sizeof buffer); return buffer[n & 15] + buffer[3]; }
int t_constant(int n) { int a = 4, b = 5; if (a * b > 19) return n; return n / 0; }
int t_enum(int n) { enum colour { red, green = 5, blue } c = (n & 1) ? green : blue; if (c == red) return 0; return c + (c == blue); }
double t_double(int a, int b) { double x = a, y = b; for (int i = 0; i < 3; i++) if (x < y) x = x + y; return x * y; }
int t_thread_local(int n) { per_thread = n; for (int i = 0; i < 3; i++) per_thread += i; return per_thread; }
int t_infinite(int n) { int i = 0; while (n & 1) { i++; shared_a = i; } return i; }
static int apply(int (*f)(int), int x) { return f(x); }
int t_indirect(int n) { return apply(t_abs, n) + apply(n & 1 ? t_switch : t_loop, n); }
int main(void) { return t_add(1, 2); }
