// mazurka: -- -std=c++17
// verdict: verified
// executions: 1
// because: main looks only after the join
// naive: yes
//
// The address of a thread_local variable as a number, as a default, and in another thread.
#include <cassert>
#include <cstdint>
#include <thread>

static thread_local int variable[4] = {0, 1, 2, 3};

static std::uintptr_t identity() {
    static thread_local int own;
    return reinterpret_cast<std::uintptr_t>(&own);
}

static int third(int *where = &variable[2]) { return *where; }

int main() {
    std::uintptr_t there = 0;
    std::uintptr_t here = identity();
    assert(here == identity());
    int *pointer = &variable[1];
    std::thread other([&] {
        there = identity();
        *pointer = 10 + third();
        variable[2] = 5;
    });
    other.join();
    assert(here != there && variable[1] == 12 && third() == 2);
}
