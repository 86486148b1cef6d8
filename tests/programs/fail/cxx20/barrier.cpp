// mazurka: --algorithm auto -- -std=c++20
// verdict: violation
// violation: deadlock
//
// One thread leaves without saying so: the other one waits for it in the second phase.
#include <barrier>
#include <thread>

int main() {
    std::barrier<> barrier(2);
    std::thread other([&barrier] { barrier.arrive_and_wait(); });
    barrier.arrive_and_wait();
    barrier.arrive_and_wait();
    other.join();
}
