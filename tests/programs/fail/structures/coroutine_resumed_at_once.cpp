// mazurka: -- -std=c++20
// verdict: violation
// violation: assertion
// line: 38
//
// Two threads resume a coroutine at once: a step is lost.
#include <cassert>
#include <coroutine>
#include <thread>

struct Task {
    struct promise_type {
        int result = 0;
        Task get_return_object() { return {std::coroutine_handle<promise_type>::from_promise(*this)}; }
        std::suspend_always initial_suspend() noexcept { return {}; }
        std::suspend_always final_suspend() noexcept { return {}; }
        void return_value(int value) { result = value; }
        void unhandled_exception() {}
    };
    std::coroutine_handle<promise_type> handle;
};

static Task count(int steps) {
    int done = 0;
    for (int i = 0; i < steps; i++) {
        done++;
        co_await std::suspend_always{};
    }
    co_return done;
}

int main() {
    auto task = count(2).handle;
    std::thread other([task] { task.resume(); });
    task.resume();
    other.join();
    task.resume();
    assert(task.done() && task.promise().result == 2);
    task.destroy();
}
