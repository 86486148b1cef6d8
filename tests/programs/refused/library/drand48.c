// mazurka:
// verdict: error
// message: drand48 cannot be called
// message: use mazurka_choose(n)
//
// Random numbers without a model are input.
#include <stdlib.h>
int main(void) { return drand48() < 0.5; }
