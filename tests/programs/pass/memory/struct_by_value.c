// mazurka:
// verdict: verified
// executions: 1
// because: one thread
//
// Records are passed, returned and nested by value, small ones and large ones.
#include <assert.h>

struct small {
    char tag;
    short value;
};

struct large {
    struct small head;
    long body[4];
};

static struct small twice(struct small s) {
    s.value *= 2;
    return s;
}

static struct large fill(struct large l, long value) {
    for (int i = 0; i < 4; i++) l.body[i] = value + i;
    l.head = twice(l.head);
    return l;
}

int main(void) {
    struct large before = {{'a', 21}, {0}};
    struct large after = fill(before, 10);
    assert(before.head.value == 21 && before.body[3] == 0);
    assert(after.head.tag == 'a' && after.head.value == 42 && after.body[3] == 13);
    return 0;
}
