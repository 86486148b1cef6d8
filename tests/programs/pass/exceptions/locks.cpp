// mazurka: -- -std=c++17
// verdict: verified
// executions: 2
// because: one of the two threads comes first to the lock; all else is ordered or does not conflict
//
// An exception that leaves a function releases its lock: the other thread is not stuck.
#include <cassert>
#include <mutex>
#include <stdexcept>
#include <thread>

static std::mutex lock;
static int count;

static void change() {
    std::lock_guard<std::mutex> guard(lock);
    count++;
    throw std::runtime_error("enough");
}

static void run() {
    try {
        change();
    } catch (const std::runtime_error &) {
        return;
    }
    assert(false);
}

int main() {
    std::thread other(run);
    run();
    other.join();
    assert(count == 2);
}
