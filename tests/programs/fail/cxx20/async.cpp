// mazurka: --algorithm auto -- -std=c++20
// verdict: violation
// violation: assertion
// message: sum == 3
//
// What runs in another thread and main change a variable without a lock.
#include <cassert>
#include <future>

int main() {
    int sum = 0;
    auto other = std::async(std::launch::async, [&sum] { sum = sum + 1; });
    sum = sum + 2;
    other.wait();
    assert(sum == 3);
}
