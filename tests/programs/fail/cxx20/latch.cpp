// mazurka: -- -std=c++20
// verdict: violation
// violation: deadlock
// cause: no wake-up
//
// The latch waits for one more thread than there are.
#include <latch>
#include <thread>

static std::latch done{3};

int main() {
    std::thread other([] { done.count_down(); });
    done.arrive_and_wait();
    other.join();
}
