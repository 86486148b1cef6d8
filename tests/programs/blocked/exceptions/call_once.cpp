// mazurka: -- -std=c++17
// verdict: verified
//
// One of two threads calls a function that throws; then it or the other one calls it again. Executions
// are cut in which a thread waits, finds that nobody has succeeded, and waits for the next attempt.
#include <cassert>
#include <mutex>
#include <thread>

static int calls;
static std::once_flag once;

static void initialise() {
    if (calls++ == 0) throw 1;
}

static void run(int *caught) {
    try {
        std::call_once(once, initialise);
    } catch (int) {
        ++*caught;
        std::call_once(once, initialise);
    }
}

int main() {
    int here = 0, there = 0;
    std::thread other(run, &there);
    run(&here);
    other.join();
    assert(here + there == 1 && calls == 2);
}
