// mazurka:
// verdict: violation
// violation: assertion
// cause: none
// line: 11
//
// What another thread does before exit is checked like anything else.
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
void *fails(void *arg) { assert(arg); return arg; }
int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, fails, NULL);
    exit(0);
}
