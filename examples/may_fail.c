/* A counter is saved before it is used. Saving may fail; the caller does not look. */
#include <assert.h>

int mazurka_choose(int n);

static int disk;

static int try_to_write(int value) {
    if (mazurka_choose(2)) return -1; /* the disk is full */
    disk = value;
    return 0;
}

int main(void) {
    int counter = 7;
    try_to_write(counter);
    assert(disk == counter);
    return 0;
}
