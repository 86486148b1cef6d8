// mazurka:
// verdict: violation
// violation: abort
// cause: none
// message: the program aborts
// line: 11
//
// A trap that the program asks for is an abort, also where nothing can follow it.
static volatile int answer = 41;

[[noreturn]] static int stop() { __builtin_trap(); }

int main() { return answer == 42 ? 0 : stop(); }
