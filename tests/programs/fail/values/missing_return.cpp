// mazurka:
// verdict: violation
// violation: abort
// cause: none
// message: control reaches the end of a non-void function without a return
//
// In C++ it is undefined what happens at the end of a function that should have returned something; clang puts a trap
// there. Nobody has called `abort`.
static volatile int sign = 0;

static int classify(int x) {
    if (x > 0) return 1;
    if (x < 0) return -1;
}

int main() { return classify(sign); }
