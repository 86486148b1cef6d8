// mazurka: -- -std=c++17
// verdict: violation
// violation: deadlock
//
// The condition is not tested before the wait: a notification that comes first is lost.
#include <condition_variable>
#include <mutex>
#include <thread>

static std::mutex mutex;
static std::condition_variable_any changed;

int main() {
    std::thread other([] { changed.notify_all(); });
    std::unique_lock<std::mutex> lock(mutex);
    changed.wait(lock);
    lock.unlock();
    other.join();
}
