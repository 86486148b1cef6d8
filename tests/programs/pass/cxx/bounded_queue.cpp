// mazurka: -- -std=c++17
// verdict: verified
//
// A queue of capacity 1 between a producer of two values and a consumer: waits are in loops, so every
// value arrives, in order.
#include <cassert>
#include <condition_variable>
#include <mutex>
#include <queue>
#include <thread>

class Queue {
    std::mutex mutex;
    std::condition_variable changed;
    std::queue<int> values;

public:
    void put(int value) {
        std::unique_lock<std::mutex> lock(mutex);
        changed.wait(lock, [this] { return values.size() < 1; });
        values.push(value);
        changed.notify_all();
    }

    int get() {
        std::unique_lock<std::mutex> lock(mutex);
        changed.wait(lock, [this] { return !values.empty(); });
        int value = values.front();
        values.pop();
        changed.notify_all();
        return value;
    }
};

int main() {
    Queue queue;
    std::thread producer([&] {
        for (int i = 1; i <= 2; i++) queue.put(i);
    });
    assert(queue.get() == 1);
    assert(queue.get() == 2);
    producer.join();
}
