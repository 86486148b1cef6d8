// mazurka:
// verdict: verified
// executions: 6
// because: the lock is taken in one of 3! orders, and each order fixes what everybody reads
//
// A lock that is a loop around its own try, as a class: the same executions as in C.
#include <atomic>
#include <cassert>
#include <thread>

class Lock {
    std::atomic<bool> taken{false};

  public:
    bool try_acquire() {
        bool no = false;
        return taken.compare_exchange_strong(no, true);
    }
    void acquire() {
        while (!try_acquire()) {
        }
    }
    void release() { taken.store(false); }
};

static Lock lock;
static int shared;

static void work() {
    lock.acquire();
    shared++;
    lock.release();
}

int main() {
    std::thread a(work), b(work), c(work);
    a.join();
    b.join();
    c.join();
    assert(shared == 3);
}
