// mazurka:
// verdict: verified
// executions: 1
// because: the only other thread is joined before main looks
//
// Copies keep every byte of what is shared, also those that are padding in one member of a union and something in
// another, and structs in structs, arrays, bit-fields and pointers.
#include <assert.h>
#include <pthread.h>
#include <string.h>
union Overlaid {
    struct { char tag; int number; } a;
    unsigned char bytes[8];
};
struct Whole {
    union Overlaid overlaid;
    struct { short s; long l; } inner[2];
    unsigned low : 3, high : 9;
    char odd[5];
    void *self;
    double real;
    _Bool flag;
};
static struct Whole first, second, third;

static void *copier(void *arg) {
    second = first;
    struct Whole local = second;
    memcpy(&third, &local, sizeof third);
    return arg;
}

int main(void) {
    unsigned char *bytes = (unsigned char *)&first;
    for (unsigned k = 0; k < sizeof first; k++) bytes[k] = (unsigned char)(k * 7 + 1);
    first.flag = 1;
    first.low = 5;
    first.high = 300;
    pthread_t thread;
    pthread_create(&thread, 0, copier, 0);
    pthread_join(thread, 0);
    assert(memcmp(&first, &third, sizeof first) == 0);
    assert(third.low == 5 && third.high == 300 && third.overlaid.bytes[2] == 15);
    return 0;
}
