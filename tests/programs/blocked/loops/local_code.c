// mazurka: --max-steps 1000 --loop-purity off
// verdict: incomplete
// executions: 1
// bounded: 1
// because: the only thread never comes to a visible operation
//
// A loop that does nothing visible runs until the limit: it may or may not end, and nobody claims either.
int main(void) {
    unsigned sum = 0;
    for (unsigned i = 1; i != 0; i += 2) sum += i ^ (sum >> 3);
    return (int)sum;
}
