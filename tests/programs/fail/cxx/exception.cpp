// mazurka: -- -std=c++17
// verdict: violation
// violation: exception
// message: std::runtime_error is thrown (too late)
// line: 14
//
// An exception that depends on the schedule. It is reported although somebody would catch it.
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
