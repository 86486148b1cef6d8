// mazurka: -- -std=c++17
// verdict: verified
//
// Each thread that uses a thread_local variable makes one of its own, and destroys it when it ends; what
// was made last is destroyed first. That of main is destroyed before the global variables.
#include <atomic>
#include <cassert>
#include <thread>

static std::atomic<int> made, destroyed;

struct End {
    ~End() { assert(destroyed == 4); }
} end;

struct Counter {
    int value;
    explicit Counter(int value) : value(value) { made++; }
    ~Counter() {
        assert(value == 2);
        destroyed++;
    }
};

struct Before {
    Counter *counter;
    ~Before() { counter->value = 2; }
};

static thread_local Counter first(0);
static thread_local Before second{&first};
static thread_local Counter third(2);

static void use() {
    second.counter->value++;
    third.value = 2;
}

int main() {
    std::thread other(use);
    other.join();
    assert(made == 2 && destroyed == 2);
    use();
    assert(made == 4);
}
