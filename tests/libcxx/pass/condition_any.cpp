// mazurka: --check data-races -- -std=c++17
// verdict: verified
//
// A condition variable for any lock, a mutex that is destroyed, and std::call_once.
#include <cassert>
#include <condition_variable>
#include <mutex>
#include <shared_mutex>
#include <thread>

static std::shared_mutex mutex;
static std::condition_variable_any changed;
static std::once_flag once;
static int value, initialised;

static void initialise() { initialised++; }

static void consume() {
    std::call_once(once, initialise);
    std::shared_lock<std::shared_mutex> lock(mutex);
    changed.wait(lock, [] { return value == 1; });
    assert(initialised == 1);
}

int main() {
    std::thread other(consume);
    std::call_once(once, initialise);
    {
        std::lock_guard<std::shared_mutex> lock(mutex);
        value = 1;
    }
    changed.notify_one();
    other.join();
    std::recursive_mutex local;
    local.lock();
    local.unlock();
}
