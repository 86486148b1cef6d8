// mazurka: --algorithm auto -- -std=c++20
// verdict: violation
// violation: deadlock
//
// The worker does not listen to the request to stop, and main waits for it at the end of the block.
#include <atomic>
#include <thread>

static std::atomic<bool> stopped{false};

int main() {
    std::jthread worker([] { stopped.wait(false); });
}
