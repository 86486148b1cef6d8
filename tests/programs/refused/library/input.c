// mazurka:
// verdict: error
// message: getchar cannot be called
// message: --stdin FILE
//
// No input is given.
#include <stdio.h>
int main(void) { return getchar(); }
