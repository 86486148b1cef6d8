// mazurka: -- -std=c++17
// verdict: verified
//
// Each thread has a shared_ptr of its own to one object: the last one, whichever it is, destroys it.
#include <cassert>
#include <memory>
#include <thread>

int destroyed;
struct Object {
    int value = 7;
    ~Object() { destroyed++; }
};

int main() {
    auto first = std::make_shared<Object>();
    std::thread thread([copy = first] { assert(copy->value == 7); });
    first.reset();
    thread.join();
    assert(destroyed == 1);
}
