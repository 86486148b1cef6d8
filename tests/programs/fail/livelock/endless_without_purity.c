// mazurka: --loop-purity off
// verdict: violation
// violation: livelock
// cause: livelock
// message: main runs forever in the loop
//
// A loop without any access that others could see comes back to the state it was in, whether or not the
// passes know it.
int main(void) { while (1) { } }
