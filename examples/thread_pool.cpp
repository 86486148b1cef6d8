// A thread pool that stops when it goes out of scope.
//
// The destructor sets `stop` while it holds the mutex, so no worker can be between its test of `stop` and
// its wait. Mazurka verifies this program.

#include <atomic>
#include <cassert>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <queue>
#include <thread>

class Pool {
public:
    Pool() : worker([this] { run(); }) {}

    ~Pool() {
        {
            std::lock_guard<std::mutex> guard(mutex);
            stop = true;
        }
        changed.notify_all();
        worker.join();
    }

    void submit(std::function<void()> task) {
        std::lock_guard<std::mutex> guard(mutex);
        tasks.push(std::move(task));
        changed.notify_one();
    }

private:
    void run() {
        std::unique_lock<std::mutex> lock(mutex);
        while (true) {
            changed.wait(lock, [this] { return stop || !tasks.empty(); });
            if (tasks.empty()) return;
            auto task = std::move(tasks.front());
            tasks.pop();
            lock.unlock();
            task();
            lock.lock();
        }
    }

    std::mutex mutex;
    std::condition_variable changed;
    std::queue<std::function<void()>> tasks;
    bool stop = false;
    std::thread worker;
};

int main() {
    std::atomic<int> done{0};
    {
        Pool pool;
        pool.submit([&done] { done++; });
    }
    assert(done == 1);
}
