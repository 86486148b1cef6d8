// mazurka: --algorithm auto -- -std=c++20
// verdict: verified
//
// Nobody begins the second phase before both have ended the first; its end runs once.
#include <barrier>
#include <cassert>
#include <thread>

static int phases, parts[2];

int main() {
    std::barrier barrier(2, []() noexcept { phases++; });
    auto run = [&barrier](int own) {
        parts[own] = 1;
        barrier.arrive_and_wait();
        assert(parts[1 - own] == 1 && phases == 1);
    };
    std::thread other(run, 0);
    run(1);
    other.join();
}
