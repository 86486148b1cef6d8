// mazurka: --algorithm auto -- -std=c++20
// verdict: violation
// violation: exception
// message: Promise already satisfied
//
// Two threads keep the same promise.
#include <future>
#include <thread>

int main() {
    std::promise<int> promise;
    std::future<int> future = promise.get_future();
    std::thread other([&promise] { promise.set_value(1); });
    promise.set_value(2);
    other.join();
    return future.get() > 2;
}
