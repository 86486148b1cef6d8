// mazurka:
// verdict: verified
// executions: 1
// because: counting down commutes, and the wait is over only when both have
//
// A latch: a thread waits until all others have counted down.
#include <atomic>
#include <cassert>
#include <thread>

class Latch {
    std::atomic<int> missing;

  public:
    explicit Latch(int count) : missing(count) {}
    void count_down() { missing.fetch_sub(1); }
    void wait() const {
        while (missing.load() > 0) std::this_thread::yield();
    }
};

static Latch latch(2);
static int results[2];

int main() {
    std::thread a([] { results[0] = 1; latch.count_down(); });
    std::thread b([] { results[1] = 2; latch.count_down(); });
    latch.wait();
    assert(results[0] + results[1] == 3);
    a.join();
    b.join();
}
