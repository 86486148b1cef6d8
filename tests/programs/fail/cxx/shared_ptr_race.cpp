// mazurka: -- -std=c++17
// verdict: violation
// violation: memory
// cause: premature reclamation
//
// One shared_ptr is copied by a thread while main resets it: the count is safe, the pointer is not.
#include <memory>
#include <thread>

struct Object {
    int value = 7;
};
std::shared_ptr<Object> shared = std::make_shared<Object>();

int main() {
    std::thread thread([] {
        std::shared_ptr<Object> copy = shared;
        if (copy) copy->value++;
    });
    shared.reset();
    thread.join();
}
