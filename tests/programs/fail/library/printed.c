// mazurka:
// verdict: violation
// violation: assertion
// cause: none
// line: 23
//
// What a program prints is shown for the failing execution (crates/cli/tests/check.rs looks at it).
#include <assert.h>
#include <pthread.h>
#include <stdio.h>
int x;
void *store(void *arg) {
    printf("store %s %3d|%-4u|%04x %.2f\n", "x", 1, 2u, 255, 0.5);
    x = 1;
    return arg;
}
int main(int argc, char **argv) {
    pthread_t t;
    printf("%s with %d argument\n", argv[0], argc);
    pthread_create(&t, NULL, store, NULL);
    pthread_join(t, NULL);
    puts("joined");
    assert(x == 2);
}
