// Atomics that become library calls.
#include <stdatomic.h>
struct pair { long a, b; };
struct odd { char bytes[5]; };
_Atomic struct pair p; _Atomic struct odd o;
int main(void) {
    struct pair q = p;
    q.a++;
    p = q;
    struct odd r = o;
    o = r;
    struct pair e = { 0, 0 };
    return atomic_compare_exchange_strong(&p, &e, q);
}
