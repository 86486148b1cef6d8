// mazurka: --algorithm auto -- -std=c++20
// verdict: verified
//
// An exception crosses from one thread to another.
#include <cassert>
#include <future>
#include <stdexcept>
#include <thread>

int main() {
    std::promise<int> promise;
    std::future<int> future = promise.get_future();
    std::thread worker(
        [](std::promise<int> own) {
            try {
                throw std::runtime_error("failed");
            } catch (...) {
                own.set_exception(std::current_exception());
            }
        },
        std::move(promise));
    bool thrown = false;
    try {
        future.get();
    } catch (const std::runtime_error &) {
        thrown = true;
    }
    assert(thrown);
    worker.join();
}
