// mazurka: -- -std=c++17
// verdict: violation
// violation: deadlock
// cause: lock never released
//
// The exception passes by the unlock: the next one who locks waits forever.
#include <mutex>
#include <stdexcept>
#include <thread>

static std::mutex lock;

static void change(int value) {
    lock.lock();
    if (value < 0) throw std::invalid_argument("negative");
    lock.unlock();
}

int main() {
    std::thread other([] {
        try {
            change(-1);
        } catch (const std::invalid_argument &) {
        }
    });
    other.join();
    change(1);
}
