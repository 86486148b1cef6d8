// mazurka:
// verdict: error
// message: rand cannot be called
// message: use mazurka_choose(n)
//
// Random numbers are input.
#include <stdlib.h>
int main(void) { return rand(); }
