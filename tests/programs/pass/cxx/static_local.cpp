// mazurka: -- -std=c++17
// verdict: verified
// executions: 4
// because: either thread initialises, and the other one's first look at the guard is before or after that
//
// A variable in a function is initialised once, by whoever comes first; the others wait.
#include <cassert>
#include <thread>
int made;
struct Object {
    int value;
    Object() : value(5) { made++; }
};
Object &get() {
    static Object object;
    return object;
}
int main() {
    std::thread a([] { assert(get().value == 5); }), b([] { assert(get().value == 5); });
    a.join();
    b.join();
    assert(made == 1);
}
