// mazurka: -- -std=c++17
// verdict: violation
// violation: exception
//
// Who waits for a condition must hold the mutex.
#include <condition_variable>
#include <mutex>

int main() {
    std::mutex mutex;
    std::condition_variable changed;
    std::unique_lock<std::mutex> lock(mutex, std::defer_lock);
    changed.wait(lock);
}
