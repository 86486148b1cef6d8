// mazurka:
// verdict: verified
//
// A reference count that is never raised from zero: a weak reference becomes a strong one, or fails.
#include <atomic>
#include <cassert>
#include <thread>

struct Counted {
    std::atomic<int> strong{1};
    int value = 5;

    bool try_acquire() {
        int seen = strong.load();
        while (seen != 0) {
            if (strong.compare_exchange_weak(seen, seen + 1)) return true;
        }
        return false;
    }
    void release() {
        if (strong.fetch_sub(1) == 1) value = 0;
    }
};

static Counted counted;

static void user() {
    if (counted.try_acquire()) {
        assert(counted.value == 5);
        counted.release();
    }
}

int main() {
    std::thread a(user), b(user);
    counted.release();
    a.join();
    b.join();
    assert(counted.value == 0 && counted.strong.load() == 0);
}
