// mazurka: --algorithm auto -- -std=c++20
// verdict: violation
// violation: exception
// message: exception std::future_error (std::future_error: Broken promise) is not caught
// line: 23
//
// The promise is destroyed before anything is promised, if the thread finds that there is nothing to do.
#include <atomic>
#include <future>
#include <thread>

static std::atomic<bool> closed{false};

int main() {
    std::promise<int> promise;
    std::future<int> future = promise.get_future();
    std::thread worker(
        [](std::promise<int> own) {
            if (!closed) own.set_value(1);
        },
        std::move(promise));
    closed = true;
    int result = future.get();
    worker.join();
    return result - 1;
}
