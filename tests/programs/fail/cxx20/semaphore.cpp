// mazurka: -- -std=c++20
// verdict: violation
// violation: assertion
// cause: no mutual exclusion
// message: count == 2
//
// With two permits it is none.
#include <cassert>
#include <semaphore>
#include <thread>

static std::counting_semaphore<2> permits{2};
static int count;

static void change() {
    permits.acquire();
    count = count + 1;
    permits.release();
}

int main() {
    std::thread other(change);
    change();
    other.join();
    assert(count == 2);
}
