// mazurka: -- -std=c++20
// verdict: violation
// violation: deadlock
// cause: no wake-up
//
// Whoever writes the value does not tell that it is there: the thread that sleeps already sleeps on.
#include <atomic>
#include <thread>

static std::atomic<int> ready{0};

int main() {
    std::thread writer([] { ready = 1; });
    ready.wait(0);
    writer.join();
}
