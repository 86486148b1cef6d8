// Inline functions, statics, attributes, constructors.
static inline __attribute__((always_inline)) int square(int x) { return x * x; }
__attribute__((noinline)) int cube(int x) { return x * square(x); }
__attribute__((const)) int pure(int x) { return x + 1; } __attribute__((cold, noreturn)) void die(void) { __builtin_trap(); }
static int ready; __attribute__((constructor)) static void start(void) { ready = 1; } __attribute__((destructor(200))) static void stop(void) { ready = 0; }
int main(void) { if (!ready) die(); return cube(3) + pure(2) + __builtin_constant_p(ready); }
