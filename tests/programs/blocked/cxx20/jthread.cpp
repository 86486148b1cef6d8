// mazurka: --algorithm auto -- -std=c++20
// verdict: verified
//
// A thread that is asked to stop when its owner goes away, and joined. Iterations of the library's own lock
// are cut.
#include <atomic>
#include <cassert>
#include <stop_token>
#include <thread>

static std::atomic<bool> stopped{false};

int main() {
    {
        std::jthread worker([](std::stop_token token) {
            std::stop_callback callback(token, [] {
                stopped = true;
                stopped.notify_one();
            });
            stopped.wait(false);
            assert(token.stop_requested());
        });
    }
    assert(stopped);
}
