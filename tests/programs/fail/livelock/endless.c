// mazurka:
// verdict: violation
// violation: livelock
// cause: livelock
// line: 9
// message: main runs forever in the loop
//
// A loop that does nothing and never ends.
int main(void) { while (1) { } }
