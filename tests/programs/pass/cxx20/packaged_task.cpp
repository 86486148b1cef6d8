// mazurka: --algorithm auto -- -std=c++20
// verdict: verified
//
// A task is run by another thread; its result is shared by two.
#include <cassert>
#include <future>
#include <thread>

int main() {
    std::packaged_task<int(int)> task([](int number) { return 2 * number; });
    std::shared_future<int> result = task.get_future().share();
    std::thread worker(std::move(task), 21);
    std::shared_future<int> copy = result;
    assert(result.get() == 42 && copy.get() == 42);
    worker.join();
}
