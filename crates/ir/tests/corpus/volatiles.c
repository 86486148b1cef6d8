// Volatile accesses.
volatile int v; volatile struct { int a; volatile char b; } s; int *volatile p;
int main(void) { v = 1; v += 2; s.a = v; s.b++; p = (int *)&v; while (v < 5) v++; return *p + s.b; }
