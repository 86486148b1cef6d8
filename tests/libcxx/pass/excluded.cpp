// mazurka: --check data-races -- -std=c++17 -DMUTEX=std::timed_mutex
// verdict: verified
//
// A mutex protects a counter that three threads change: no data race, and nothing is lost.
#include <cassert>
#include <mutex>
#include <shared_mutex>
#include <thread>

static MUTEX mutex;
static int count;

static void work() {
    std::lock_guard<MUTEX> held(mutex);
    int before = count;
    count = before + 1;
}

int main() {
    std::thread one(work), two(work);
    work();
    one.join();
    two.join();
    assert(count == 3);
}
