// mazurka: -- -std=c++17
// verdict: verified
// executions: 1
// because: there is one thread
//
// Constructors of global variables run before main, destructors after it in the opposite order,
// between the handlers of atexit.
#include <cassert>
#include <cstdlib>
int step;
struct Mark {
    int made, dies;
    Mark(int m, int d) : made(m), dies(d) { assert(step++ == made); }
    ~Mark() { assert(step++ == dies); }
};
Mark first(0, 6), second(1, 5);
int main() {
    assert(step++ == 2);
    atexit([] { assert(step++ == 4); });
    atexit([] { assert(step++ == 3); });
}
