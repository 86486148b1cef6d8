// mazurka: --unroll 3 -- -std=c++17
// verdict: verified
// blocked: 2
// because: either pop may fail once, which changes nothing and is cut off
//
// A lock-free stack of slots in an array, whose top carries a counter: no pop is fooled, and no slot
// is given out twice. Each thread changes the top once, so that a third attempt is never needed.
#include <atomic>
#include <cassert>
#include <cstdint>
#include <thread>

std::atomic<uint64_t> top{1};
std::atomic<uint32_t> next[3];
std::atomic<int> owner[3];

uint32_t take() {
    uint64_t old = top.load();
    while (uint32_t slot = (uint32_t)old) {
        uint64_t wanted = ((old >> 32) + 1) << 32 | next[slot].load();
        if (top.compare_exchange_strong(old, wanted)) return slot;
    }
    return 0;
}

void worker() {
    if (uint32_t slot = take()) assert(owner[slot].fetch_add(1) == 0);
}

int main() {
    next[1] = 2;
    std::thread a(worker), b(worker);
    a.join();
    b.join();
}
