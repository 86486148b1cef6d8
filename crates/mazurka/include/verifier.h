/* The functions that suites of programs for checkers call, for programs that are checked with `mazurka check`.
 * Most programs declare what they use themselves; this header has all that Mazurka knows. */
#ifndef MAZURKA_VERIFIER_H
#define MAZURKA_VERIFIER_H

#ifdef __cplusplus
extern "C" {
#endif

/* The thread goes no further if the condition is 0. */
void __VERIFIER_assume(int condition);
/* A violation, always or if the condition is 0. */
void __VERIFIER_error(void) __attribute__((noreturn));
void __VERIFIER_assert(int condition);

/* What is between them is one step; so is a call of a function whose name begins with __VERIFIER_atomic_. */
void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);

/* Every number of the range that is given with --nondet; of a bool, both. */
int __VERIFIER_nondet_int(void);
unsigned int __VERIFIER_nondet_uint(void);
long __VERIFIER_nondet_long(void);
unsigned long __VERIFIER_nondet_ulong(void);
short __VERIFIER_nondet_short(void);
unsigned short __VERIFIER_nondet_ushort(void);
char __VERIFIER_nondet_char(void);
unsigned char __VERIFIER_nondet_uchar(void);
#ifdef __cplusplus
bool __VERIFIER_nondet_bool(void);
#else
_Bool __VERIFIER_nondet_bool(void);
#endif
/* Every number below another one. */
int mazurka_choose(int below);

/* The number of the calling thread; main is 0. */
int __VERIFIER_tid(void);

/* How often a loop may go around, and where it waits: Mazurka finds both out itself, so they mean nothing. */
void __VERIFIER_loop_bound(int bound);
void __VERIFIER_loop_begin(void);
void __VERIFIER_spin_start(void);
void __VERIFIER_spin_end(int go_on);
void __VERIFIER_opt_begin(void);

#ifdef __cplusplus
}
#endif

#endif
