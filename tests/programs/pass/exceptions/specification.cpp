// mazurka: --algorithm auto -- -std=c++14 -Wno-deprecated
// verdict: verified
// executions: 1
// because: there is one thread
//
// The types that a function says it may throw pass.
#include <cassert>

struct Base {};
struct Derived : Base {};

static void raise(int number) throw(int, Base) {
    if (number == 0) throw 1;
    throw Derived();
}

static int result(int number) {
    try {
        raise(number);
    } catch (int) {
        return 1;
    } catch (const Base &) {
        return 2;
    }
    return 0;
}

int main() { assert(result(0) == 1 && result(1) == 2); }
