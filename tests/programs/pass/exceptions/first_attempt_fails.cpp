// mazurka: --algorithm auto -- -std=c++17
// verdict: verified
// executions: 1
// because: there is one thread
//
// The initialisation of a variable in a function is tried again after an exception; so is call_once.
#include <cassert>
#include <mutex>

static int attempts, calls;
static std::once_flag once;

static int first_fails() {
    if (attempts++ == 0) throw 1;
    return 42;
}

static int value() {
    static int kept = first_fails();
    return kept;
}

static void initialise() {
    if (calls++ == 0) throw 1;
}

static void run(int *caught) {
    try {
        std::call_once(once, initialise);
    } catch (int) {
        ++*caught;
        std::call_once(once, initialise);
    }
}

int main() {
    int caught = 0;
    try {
        value();
    } catch (int) {
        caught++;
    }
    assert(caught == 1 && value() == 42 && attempts == 2);

    run(&caught);
    run(&caught);
    assert(caught == 2 && calls == 2);
}
