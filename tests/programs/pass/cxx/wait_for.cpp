// mazurka: -- -std=c++17
// verdict: verified
//
// A wait with a deadline returns what happened: the value is there, or the time is over.
#include <cassert>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>
std::mutex mutex;
std::condition_variable changed;
bool ready;
int main() {
    std::thread thread([] {
        std::lock_guard<std::mutex> lock(mutex);
        ready = true;
        changed.notify_one();
    });
    {
        std::unique_lock<std::mutex> lock(mutex);
        bool there = changed.wait_for(lock, std::chrono::seconds(1), [] { return ready; });
        assert(there == ready);
    }
    thread.join();
}
