// mazurka:
// verdict: violation
// violation: memory
// cause: use after scope
// message: after it went out of scope
// line: 19
//
// The address of a local variable is kept where others of its name come and go: none of them may take the
// place of the first while the address is held.
__attribute__((noinline)) static int *address(int *unused, int value) {
    int x = value;
    return &x;
}
int main(void) {
    int *(*volatile f)(int *, int) = address;
    int *first = f(0, 1);
    for (int i = 0; i < 3; i++)
        f(0, i);
    return *first;
}
