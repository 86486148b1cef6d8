// mazurka: --check data-races -- -std=c++17
// verdict: violation
// violation: data-race
//
// Those who hold a timed shared mutex together write.
#include <shared_mutex>
#include <thread>

static std::shared_timed_mutex mutex;
static int value;

static void work() {
    std::shared_lock<std::shared_timed_mutex> reads(mutex);
    value++;
}

int main() {
    std::thread other(work);
    work();
    other.join();
}
