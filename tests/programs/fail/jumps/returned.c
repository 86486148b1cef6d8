// mazurka:
// verdict: violation
// violation: memory
// cause: none
// message: longjmp to a place that this thread has left
// line: 17
//
// The function that has called setjmp has returned.
#include <setjmp.h>

static jmp_buf where;

static int save(void) { return setjmp(where); }

static void use(void) {
    int unused = 0;
    longjmp(where, 1 + unused);
}

int main(void) {
    if (save() == 0) use();
    return 0;
}
