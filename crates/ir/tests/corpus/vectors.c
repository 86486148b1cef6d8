// Vectors stand in a function that is never called, so the program is fine.
typedef float v4 __attribute__((vector_size(16)));
v4 unused(v4 a, v4 b) { return a * b + a; }
static long double also_unused(long double x) { return x * 2; }
long double (*keep)(long double) = also_unused;
int main(void) { return 3; }
