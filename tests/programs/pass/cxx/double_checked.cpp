// mazurka: -- -std=c++17
// verdict: verified
//
// Double-checked initialisation with an atomic pointer: whoever gets the object gets it complete.
#include <atomic>
#include <cassert>
#include <mutex>
#include <thread>

struct Object {
    int value;
    explicit Object(int v) : value(v) {}
};

std::atomic<Object *> instance{nullptr};
std::mutex mutex;
int constructed;

Object *get() {
    Object *object = instance.load(std::memory_order_acquire);
    if (!object) {
        std::lock_guard<std::mutex> lock(mutex);
        object = instance.load(std::memory_order_relaxed);
        if (!object) {
            object = new Object(42);
            constructed++;
            instance.store(object, std::memory_order_release);
        }
    }
    return object;
}

int main() {
    std::thread a([] { assert(get()->value == 42); });
    std::thread b([] { assert(get()->value == 42); });
    a.join();
    b.join();
    assert(constructed == 1);
    delete instance.load();
}
