// mazurka: -- -std=c++17
// verdict: violation
// violation: deadlock
//
// Two readers of a shared mutex wait for each other to leave.
#include <shared_mutex>
#include <thread>

static std::shared_mutex mutex;

static void work() {
    std::shared_lock<std::shared_mutex> reads(mutex);
    mutex.lock();
}

int main() {
    std::thread other(work);
    other.join();
}
