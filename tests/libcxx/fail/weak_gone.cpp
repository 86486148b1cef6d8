// mazurka: -- -std=c++17
// verdict: violation
// violation: assertion
//
// A weak pointer can be locked only while there is an owner.
#include <cassert>
#include <memory>
#include <thread>

int main() {
    auto owner = std::make_shared<int>(1);
    std::weak_ptr<int> weak = owner;
    std::thread other([&owner] { owner.reset(); });
    std::shared_ptr<int> found = weak.lock();
    assert(found);
    other.join();
}
