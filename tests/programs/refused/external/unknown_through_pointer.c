// mazurka:
// verdict: error
// message: the function elsewhere is not known
//
// A function that is defined nowhere is called through a pointer: that is no error of the program, but something that
// cannot be checked.
int elsewhere(int);

static int apply(int (*f)(int), int x) { return f(x); }

int main(void) { return apply(elsewhere, 1); }
