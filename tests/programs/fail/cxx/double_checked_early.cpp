// mazurka: -- -std=c++17
// verdict: violation
// violation: assertion
// cause: none
// line: 31
//
// The pointer is published before the object is complete.
#include <atomic>
#include <cassert>
#include <mutex>
#include <thread>

struct Object {
    std::atomic<int> value{0};
};

std::atomic<Object *> instance{nullptr};
std::mutex mutex;

void use() {
    Object *object = instance.load();
    if (!object) {
        std::lock_guard<std::mutex> lock(mutex);
        if (!instance.load()) {
            object = new Object;
            instance.store(object);
            object->value = 42;
        }
        object = instance.load();
    }
    assert(object->value == 42);
}

int main() {
    std::thread a(use), b(use);
    a.join();
    b.join();
}
