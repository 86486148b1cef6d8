// mazurka: -- -std=c++20
// verdict: verified
//
// What has less than four bytes is waited for by a counter that the library shares among variables.
#include <atomic>
#include <cassert>
#include <thread>

static std::atomic<bool> open{false};

int main() {
    std::thread opener([] {
        open = true;
        open.notify_all();
    });
    open.wait(false);
    assert(open);
    opener.join();
}
