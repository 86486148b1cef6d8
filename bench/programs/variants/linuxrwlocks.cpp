// The lock of linuxrwlocks.c as a C++ class, with explicit memory orders.
//
// The threads of the original are lambdas that share a lock and a variable on the stack of main,
// kept in a std::vector of std::thread.
//
// N: attempts of each of the two threads.
//
// Executions: those of linuxrwlocks.c.

#include <atomic>
#include <cassert>
#include <thread>
#include <vector>

#ifndef N
#define N 3
#endif

class WriteLock {
public:
    bool try_lock() {
        if (counter.fetch_sub(bias, std::memory_order_seq_cst) == bias) return true;
        unlock();
        return false;
    }

    void unlock() {
        counter.fetch_add(bias, std::memory_order_seq_cst);
    }

private:
    static constexpr int bias = 0x00100000;
    std::atomic<int> counter{bias};
};

int main() {
    WriteLock lock;
    std::atomic<int> data{0};
    std::vector<std::thread> threads;
    for (int id = 1; id <= 2; id++) {
        threads.emplace_back([&lock, &data, id] {
            for (int i = 0; i < N; i++) {
                if (!lock.try_lock()) continue;
                data.store(id, std::memory_order_seq_cst);
                assert(data.load(std::memory_order_seq_cst) == id);
                lock.unlock();
            }
        });
    }
    for (std::thread &thread : threads) thread.join();
    return 0;
}
