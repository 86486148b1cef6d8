// mazurka:
// verdict: error
// message: an output that nothing sets
//
// The text does not set the output, so that its value would be whatever the register holds.
int main(void) {
    int x;
    __asm__ volatile("" : "=r"(x) : "r"(1));
    return x;
}
