// A queue with room for two items between two producers and a consumer, as C++ programs are written:
// std::thread, std::mutex with guards, std::condition_variable, std::atomic and a class template.
#include <atomic>
#include <cassert>
#include <condition_variable>
#include <mutex>
#include <thread>

template <typename T, int CAPACITY> class Queue {
  public:
    void push(T item) {
        std::unique_lock<std::mutex> lock(mutex);
        while (size == CAPACITY) changed.wait(lock);
        items[(first + size++) % CAPACITY] = item;
        changed.notify_all();
    }
    T pop() {
        std::unique_lock<std::mutex> lock(mutex);
        while (size == 0) changed.wait(lock);
        T item = items[first];
        first = (first + 1) % CAPACITY;
        size--;
        changed.notify_all();
        return item;
    }

  private:
    std::mutex mutex;
    std::condition_variable changed;
    T items[CAPACITY];
    int first = 0, size = 0;
};

#ifndef ITEMS
#define ITEMS 3
#endif

static Queue<int, 2> queue;
static std::atomic<int> pushed;

static void produce(int from) {
    for (int i = 0; i < ITEMS; i++) {
        queue.push(from + i);
        pushed.fetch_add(1);
    }
}

int main() {
    std::thread first(produce, 1), second(produce, 10);
    int sum = 0;
    for (int i = 0; i < 2 * ITEMS; i++) sum += queue.pop();
    first.join();
    second.join();
    assert(pushed.load() == 2 * ITEMS && sum == ITEMS * (ITEMS + 10));
}
