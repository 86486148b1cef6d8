// mazurka:
// verdict: error
// message: main
//
// Without main there is nothing to run.
int helper(void) {
    return 1;
}
