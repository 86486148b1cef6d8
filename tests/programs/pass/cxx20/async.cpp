// mazurka: --algorithm auto -- -std=c++20
// verdict: verified
//
// A function that runs in a thread of its own, one that runs when its result is asked for, and one whose
// exception is thrown where the result is asked for.
#include <cassert>
#include <future>
#include <stdexcept>

int main() {
    auto now = std::async(std::launch::async, [](int number) { return number + 1; }, 1);
    auto later = std::async(std::launch::deferred, [] { return 10; });
    assert(now.get() + later.get() == 12);
    auto never = std::async(std::launch::async, []() -> int { throw std::logic_error("no"); });
    bool thrown = false;
    try {
        never.get();
    } catch (const std::logic_error &) {
        thrown = true;
    }
    assert(thrown && !never.valid());
}
