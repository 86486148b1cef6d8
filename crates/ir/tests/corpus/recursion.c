// Recursion, direct and mutual.
int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }
int odd(unsigned n);
int even(unsigned n) { return n == 0 ? 1 : odd(n - 1); }
int odd(unsigned n) { return n == 0 ? 0 : even(n - 1); }
int ackermann(int m, int n) {
    if (m == 0) return n + 1;
    if (n == 0) return ackermann(m - 1, 1);
    return ackermann(m - 1, ackermann(m, n - 1));
}
int main(void) { return fib(10) + even(4) + ackermann(2, 2); }
