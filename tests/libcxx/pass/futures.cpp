// mazurka: --check leaks -- -std=c++17
// verdict: verified
//
// Promises and futures without a value: what they hand over, and what they throw.
#include <cassert>
#include <future>
#include <memory>
#include <stdexcept>
#include <string>
#include <thread>

static int value;

template <typename Function> static int code_of(Function function) {
    try {
        function();
    } catch (const std::future_error &error) {
        assert(error.code().category() == std::future_category() && *error.what());
        return error.code().value();
    }
    return 0;
}

static void hands_over() {
    std::promise<void> ready;
    std::shared_future<void> all = ready.get_future().share();
    std::thread other([all] {
        all.wait();
        assert(value == 1);
        all.get();
    });
    value = 1;
    ready.set_value();
    std::shared_future<void> copy;
    copy = all;
    copy.get();
    other.join();
    value = 0;
}

static void throws() {
    std::future<void> thrown = std::async(std::launch::async, [] { throw std::runtime_error("thrown"); });
    try {
        thrown.get();
        assert(false);
    } catch (const std::runtime_error &error) {
        assert(std::string("thrown") == error.what() && !thrown.valid());
    }
    std::promise<void> promise;
    std::future<void> future = promise.get_future();
    assert(code_of([&] { promise.get_future(); }) == (int)std::future_errc::future_already_retrieved);
    promise.set_exception(std::make_exception_ptr(7));
    assert(code_of([&] { promise.set_value(); }) == (int)std::future_errc::promise_already_satisfied);
    try {
        future.get();
        assert(false);
    } catch (int number) {
        assert(number == 7);
    }
    std::promise<void> moved = std::move(promise);
    assert(code_of([&] { promise.set_value(); }) == (int)std::future_errc::no_state);
    {
        std::promise<void> broken;
        future = broken.get_future();
    }
    assert(code_of([&] { future.get(); }) == (int)std::future_errc::broken_promise);
}

int main() {
    hands_over();
    throws();
    int runs = 0;
    std::future<void> later = std::async(std::launch::deferred, [&] { runs++; });
    assert(runs == 0 && later.wait_for(std::chrono::seconds(0)) == std::future_status::deferred);
    later.get();
    assert(runs == 1);
    std::packaged_task<void()> task([&] { runs++; });
    std::future<void> done = task.get_future();
    std::thread(std::move(task)).join();
    done.get();
    assert(runs == 2);
}
