// mazurka: --check nonsense
// verdict: error
// message: nonsense
//
// Options are checked before anything else.
int main(void) {
    return 0;
}
