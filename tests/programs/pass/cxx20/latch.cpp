// mazurka: -- -std=c++20
// verdict: verified
//
// Main goes on when both parts of the work are done.
#include <cassert>
#include <latch>
#include <thread>

static std::latch done{2};
static int parts[2];

int main() {
    std::thread other([] {
        parts[0] = 1;
        done.count_down();
    });
    parts[1] = 1;
    done.arrive_and_wait();
    assert(parts[0] + parts[1] == 2);
    other.join();
}
