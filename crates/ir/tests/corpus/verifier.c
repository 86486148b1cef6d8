// What checkers ask programs to call.
#include <assert.h>
#include <pthread.h>
extern void __VERIFIER_assume(int); extern int __VERIFIER_nondet_int(void); void __VERIFIER_atomic_begin(void), __VERIFIER_atomic_end(void);
int x, y, r1, r2;
void *t1(void *a) { x = 1; r1 = y; return a; }
void *t2(void *a) { y = 1; __VERIFIER_atomic_begin(); r2 = x; __VERIFIER_atomic_end(); return a; }
int main(void) { int n = __VERIFIER_nondet_int(); __VERIFIER_assume(n > 0 && n < 5); pthread_t a, b; pthread_create(&a, 0, t1, 0); pthread_create(&b, 0, t2, 0); pthread_join(a, 0); pthread_join(b, 0); assert(r1 || r2); return n; }
