// mazurka:
// verdict: verified
//
// An object that the first user makes; the others wait until it is there.
#include <atomic>
#include <cassert>
#include <thread>

enum State { NONE, BEING_MADE, READY };

static std::atomic<int> state{NONE};
static int value, made;

static int get() {
    int expected = NONE;
    if (state.compare_exchange_strong(expected, BEING_MADE)) {
        made++;
        value = 5;
        state.store(READY);
    }
    while (state.load() != READY) std::this_thread::yield();
    return value;
}

int main() {
    std::thread a([] { assert(get() == 5); }), b([] { assert(get() == 5); });
    a.join();
    b.join();
    assert(made == 1);
}
