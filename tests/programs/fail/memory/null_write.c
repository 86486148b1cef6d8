// mazurka:
// verdict: violation
// violation: memory
// cause: none
// line: 17
//
// A store to a member of a record at the null pointer.
#include <stddef.h>

struct pair {
    int first, second;
};

static struct pair *pair;

int main(void) {
    pair->second = 1;
    return 0;
}
