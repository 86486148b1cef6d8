// mazurka: -- -std=c++17
// verdict: verified
// executions: 2
// because: the load comes before the store or after it
//
// Whether an exception is thrown depends on the schedule. Somebody catches it, so nothing is wrong.
#include <atomic>
#include <stdexcept>
#include <thread>

std::atomic<bool> late{false};
void work() {
    if (late) throw std::runtime_error("too late");
}

int main() {
    std::thread thread([] {
        try {
            work();
        } catch (const std::exception &) {
        }
    });
    late = true;
    thread.join();
}
