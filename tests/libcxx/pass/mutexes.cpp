// mazurka: --check data-races -- -std=c++17
// verdict: verified
// executions: 2
// because: each thread holds the first mutex all the time, so that one comes before the other
//
// Every kind of mutex excludes, and can be locked again after it was unlocked.
#include <cassert>
#include <mutex>
#include <shared_mutex>
#include <thread>

static std::mutex outer;
static std::recursive_mutex recursive;
static std::timed_mutex timed;
static std::recursive_timed_mutex recursive_timed;
static std::shared_mutex shared;
static std::shared_timed_mutex shared_timed;
static int count;

template <typename Mutex> static void increment(Mutex &mutex) {
    std::lock_guard<Mutex> held(mutex);
    count++;
}

template <typename Mutex> static void increment_twice(Mutex &mutex) {
    std::lock_guard<Mutex> held(mutex);
    assert(mutex.try_lock());
    increment(mutex);
    mutex.unlock();
    count++;
}

template <typename Mutex> static void read_together(Mutex &mutex) {
    std::shared_lock<Mutex> first(mutex), second(mutex);
    assert(!mutex.try_lock() && mutex.try_lock_shared());
    mutex.unlock_shared();
}

static void work() {
    std::lock_guard<std::mutex> held(outer);
    increment_twice(recursive);
    increment(timed);
    increment_twice(recursive_timed);
    increment(shared);
    increment(shared_timed);
    read_together(shared);
    read_together(shared_timed);
}

int main() {
    std::thread other(work);
    work();
    other.join();
    assert(count == 14);
}
