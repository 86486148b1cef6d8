// mazurka: --nondet 0..2
// verdict: violation
// violation: assertion
// cause: race
// message: the error location is reached
//
// A program in the style of SV-COMP: an input, an assumption, and an error function that the program defines.
extern void abort(void);
extern void __assert_fail(const char *, const char *, unsigned int, const char *);
void reach_error(void) { __assert_fail("0", "file.c", 1, "reach_error"); }
extern int __VERIFIER_nondet_int(void);
void assume_abort_if_not(int condition) { if (!condition) abort(); }

typedef unsigned long pthread_t;
int pthread_create(pthread_t *, const void *, void *(*)(void *), void *);
int pthread_join(pthread_t, void **);
void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);

static int balance;

static void *withdraw(void *unused) {
    int amount = __VERIFIER_nondet_int();
    assume_abort_if_not(amount > 0);
    __VERIFIER_atomic_begin();
    int enough = balance >= amount;
    __VERIFIER_atomic_end();
    __VERIFIER_atomic_begin();
    if (enough) balance -= amount;
    __VERIFIER_atomic_end();
    return 0;
}

int main(void) {
    pthread_t a, b;
    balance = 3;
    pthread_create(&a, 0, withdraw, 0);
    pthread_create(&b, 0, withdraw, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    if (balance < 0) reach_error();
    return 0;
}
