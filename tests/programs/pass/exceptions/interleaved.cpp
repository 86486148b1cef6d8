// mazurka: -- -std=c++17
// verdict: verified
// executions: 2
// because: either thread adds first to `turn`; it alone does not throw; nobody uses the order of the rest
// naive: yes
//
// Destructors and handlers whose events interleave with those of the other thread.
#include <atomic>
#include <cassert>
#include <pthread.h>

static std::atomic<int> turn;
static std::atomic<int> destroyed[2], caught[2];

struct Guard {
    int own;
    ~Guard() { destroyed[own] = 1; }
};

static int take(int own) {
    Guard guard{own};
    int found = turn++;
    if (found > 0) throw found;
    return found;
}

static void *run(void *arg) {
    int own = arg != nullptr;
    try {
        take(own);
    } catch (int found) {
        caught[own] = found;
    }
    return nullptr;
}

int main() {
    pthread_t other;
    pthread_create(&other, nullptr, run, &other);
    run(nullptr);
    pthread_join(other, nullptr);
    assert(turn == 2 && destroyed[0] + destroyed[1] == 2 && caught[0] + caught[1] == 1);
}
