// mazurka:
// verdict: violation
// violation: uninitialized
// message: an atomic operation writes an uninitialised value: value (declared at
// message: /atomic_store.c:17)
// line: 19
// naive: yes
//
// What is made known to other threads was never written.

#include <stdatomic.h>

static atomic_int published;

int main(void)
{
    int value;
    int *p = &value;
    atomic_store(&published, *p);
    return 0;
}
