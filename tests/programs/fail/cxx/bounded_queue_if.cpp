// mazurka: -- -std=c++17
// verdict: violation
// violation: assertion
// cause: `if` instead of `while` around a wait
// message: empty
//
// Two consumers wait with `if` where a loop is needed: after the first value, both take.
#include <condition_variable>
#include <mutex>
#include <queue>
#include <thread>

std::mutex mutex;
std::condition_variable changed;
std::queue<int> values;

void consume() {
    std::unique_lock<std::mutex> lock(mutex);
    if (values.empty()) changed.wait(lock);
    values.pop();
}

int main() {
    std::thread a(consume), b(consume);
    for (int i = 1; i <= 2; i++) {
        std::lock_guard<std::mutex> lock(mutex);
        values.push(i);
        changed.notify_all();
    }
    a.join();
    b.join();
}
