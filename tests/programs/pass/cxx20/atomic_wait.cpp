// mazurka: -- -std=c++20
// verdict: verified
//
// A thread waits for a value, and is told when it is there.
#include <atomic>
#include <cassert>
#include <thread>

static std::atomic<int> ready{0};
static int data;

int main() {
    std::thread writer([] {
        data = 42;
        ready = 1;
        ready.notify_one();
    });
    ready.wait(0);
    assert(data == 42);
    writer.join();
}
