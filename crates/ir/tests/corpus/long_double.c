// long double in memory is fine; computing with it is not supported.
struct with { int i; long double x; short s; } w = { 1, 2.5L, 3 };
long double f(long double x) { return x + 1.5L; }
int main(void) { return w.i + w.s; }
