// mazurka: -- --no-such-argument
// verdict: error
// message: no-such-argument
//
// An argument that the compiler does not know.
int main(void) {
    return 0;
}
