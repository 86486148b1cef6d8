// mazurka: -- -std=c++20
// verdict: verified
//
// Waiting with a time limit succeeds or not, whatever the others do; afterwards the time has come. Where it is over without
// a notification, the schedule in which the thread waits on is blocked.
#include <cassert>
#include <chrono>
#include <future>
#include <mutex>
#include <semaphore>
#include <shared_mutex>
#include <thread>

using namespace std::chrono_literals;

static std::timed_mutex mutex;
static std::shared_timed_mutex shared;
static std::counting_semaphore<4> semaphore(0);
static int locked, read, acquired;

static void work() {
    if (mutex.try_lock_for(1ms)) {
        locked++;
        mutex.unlock();
    }
    if (semaphore.try_acquire_for(1ms)) acquired++;
}

int main() {
    mutex.lock();
    std::thread other(work);
    locked += 10;
    mutex.unlock();
    semaphore.release();
    other.join();
    assert(locked == 10 || locked == 11);
    assert(semaphore.try_acquire() == !acquired);
    assert(shared.try_lock_shared_for(1ms) && !shared.try_lock_for(1ms));
    shared.unlock_shared();
    std::promise<void> promise;
    std::future<void> future = promise.get_future();
    auto start = std::chrono::steady_clock::now();
    assert(future.wait_for(5ms) == std::future_status::timeout);
    assert(std::chrono::steady_clock::now() >= start + 5ms);
    promise.set_value();
    assert(future.wait_for(5ms) == std::future_status::ready);
}
