// Fast-math flags.
#pragma clang fp contract(fast) reassociate(on)
double dot(const double *a, const double *b, int n) { double s = 0; for (int i = 0; i < n; i++) s += a[i] * b[i]; return s; }
int main(void) { double a[2] = { 1, 2 }; return (int)dot(a, a, 2); }
