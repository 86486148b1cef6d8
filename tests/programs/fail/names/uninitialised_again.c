// mazurka:
// verdict: violation
// violation: uninitialized
//
// A variable that was written has ended; the one that gets its name was not.
static int sum(int *(*volatile f)(int *), int write) {
    int x;
    int *p = f(&x);
    if (write)
        *p = 1;
    return *p > 0;
}
static int *same(int *p) { return p; }
int main(void) { return sum(same, 1) + sum(same, 1) + sum(same, 0); }
