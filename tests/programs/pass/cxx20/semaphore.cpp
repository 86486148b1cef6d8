// mazurka: -- -std=c++20
// verdict: verified
//
// One thread waits for a permit that the other one gives. (As a lock among threads, the semaphore of
// libstdc++ 11 and 12 may sleep forever: it looks at the counter, fails to take a permit, and then waits for
// a change of what it saw, although the counter has gone down and up again meanwhile.)
#include <cassert>
#include <semaphore>
#include <thread>

static std::binary_semaphore ready{0};
static int data;

int main() {
    std::thread writer([] {
        data = 42;
        ready.release();
    });
    ready.acquire();
    assert(data == 42);
    assert(!ready.try_acquire());
    writer.join();
}
