// mazurka: -- -std=c++17
// verdict: violation
// violation: exception
// cause: race
// message: exception std::runtime_error (too late) is not caught
// line: 18
//
// An exception must not leave a thread, whoever waits for it in main. Whether it is thrown depends on
// the schedule.
#include <atomic>
#include <stdexcept>
#include <thread>

static std::atomic<bool> closed{false};

static void use() {
    if (closed.load()) {
        throw std::runtime_error("too late");
    }
}

int main() {
    try {
        std::thread worker(use);
        closed = true;
        worker.join();
    } catch (const std::runtime_error &) {
    }
}
