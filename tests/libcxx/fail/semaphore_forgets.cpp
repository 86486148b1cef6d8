// mazurka: -- -std=c++20
// verdict: violation
// violation: deadlock
//
// A semaphore of libc++ before version 18 notifies only if its value was 0: the second release wakes nobody, and one of the
// two threads sleeps forever although the value is 1.
#include <semaphore>
#include <thread>

static std::counting_semaphore<2> semaphore(0);

int main() {
    std::thread one([] { semaphore.acquire(); }), two([] { semaphore.acquire(); });
    semaphore.release();
    semaphore.release();
    one.join();
    two.join();
}
