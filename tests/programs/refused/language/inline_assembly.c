// mazurka:
// verdict: error
// message: asm
//
// Assembly with real instructions has an effect that nobody here knows.
int main(void) {
    int x = 1;
    __asm__ volatile("addl $1, %0" : "+r"(x));
    return x;
}
