// mazurka: --algorithm stateful --check data-races
// verdict: error
// message: data races are looked for in every execution
//
// Algorithms that recognise states do not see every way to them.
int main(void) { return 0; }
