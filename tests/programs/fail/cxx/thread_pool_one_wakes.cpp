// mazurka: -- -std=c++17
// verdict: violation
// violation: deadlock
// cause: signal instead of broadcast
//
// A pool that wakes only one of its two threads when it is shut down: the other one waits forever.
#include <atomic>
#include <cassert>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <queue>
#include <thread>
#include <vector>

class Pool {
    std::mutex mutex;
    std::condition_variable changed;
    std::queue<std::function<void()>> tasks;
    bool stopping = false;
    std::vector<std::thread> threads;

    void work() {
        for (;;) {
            std::unique_lock<std::mutex> lock(mutex);
            changed.wait(lock, [this] { return stopping || !tasks.empty(); });
            if (tasks.empty()) return;
            auto task = std::move(tasks.front());
            tasks.pop();
            lock.unlock();
            task();
        }
    }

public:
    explicit Pool(int count) {
        for (int i = 0; i < count; i++) threads.emplace_back([this] { work(); });
    }
    void submit(std::function<void()> task) {
        std::lock_guard<std::mutex> lock(mutex);
        tasks.push(std::move(task));
        changed.notify_one();
    }
    ~Pool() {
        {
            std::lock_guard<std::mutex> lock(mutex);
            stopping = true;
        }
        changed.notify_one();
        for (auto &thread : threads) thread.join();
    }
};

int main() {
    std::atomic<int> done{0};
    {
        Pool pool(2);
        pool.submit([&] { done++; });
    }
    assert(done == 1);
}
