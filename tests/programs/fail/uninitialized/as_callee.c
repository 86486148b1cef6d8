// mazurka:
// verdict: violation
// violation: uninitialized
// message: a function is called through an uninitialised pointer
// message: /as_callee.c:19) is read at
// line: 20
// naive: yes
//
// A table of functions that was never filled.

#include <stdlib.h>

struct operations {
    void (*run)(void);
};

int main(void)
{
    struct operations *table = malloc(sizeof *table);
    table->run();
    return 0;
}
