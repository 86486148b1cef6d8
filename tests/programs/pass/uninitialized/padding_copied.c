// mazurka:
// verdict: verified
// executions: 1
// because: there is one thread
// naive: yes
//
// The bytes between the members of a structure are never written. Copying them with the structure, by
// assignment or through memcpy, on the stack, on the heap and into a global variable, is fine.

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct padded {
    char tag;
    int value;
    char last;
};

static struct padded global;

int main(void)
{
    struct padded one;
    one.tag = 'a';
    one.value = 7;
    one.last = 'z';
    struct padded two = one;
    struct padded *three = malloc(sizeof *three);
    memcpy(three, &two, sizeof two);
    global = *three;
    memmove(&one, &global, sizeof one);
    assert(one.tag == 'a' && one.value == 7 && one.last == 'z');
    free(three);
    return 0;
}
