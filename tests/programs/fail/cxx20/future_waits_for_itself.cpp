// mazurka: --algorithm auto -- -std=c++20
// verdict: violation
// violation: deadlock
//
// The value that is waited for would be set later in the same thread.
#include <future>

int main() {
    std::promise<int> promise;
    std::future<int> future = promise.get_future();
    int result = future.get();
    promise.set_value(1);
    return result;
}
