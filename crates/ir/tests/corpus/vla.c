// Variable-length arrays and alloca.
#include <alloca.h>
int sum(int n) { int a[n], s = 0; for (int i = 0; i < n; i++) a[i] = i; for (int i = 0; i < n; i++) s += a[i]; return s; }
int matrix(int n, int m, int a[n][m]) { return a[n - 1][m - 1]; }
char *scratch(unsigned long n) { char *p = alloca(n); p[0] = 'x'; return p; }
int main(void) { int a[2][3] = { { 1 }, { 2, 3, 4 } }; return sum(5) + matrix(2, 3, a) + scratch(9)[0]; }
