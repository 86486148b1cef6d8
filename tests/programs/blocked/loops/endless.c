// mazurka:
// verdict: verified
// executions: 1
// blocked: 1
// because: the loop has no way out, so that its first iteration is cut off
//
// A loop that does nothing and never ends.
int main(void) {
    while (1) {
    }
}
