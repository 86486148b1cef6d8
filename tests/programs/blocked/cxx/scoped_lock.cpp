// mazurka: --unroll 4 -- -std=c++17
// verdict: incomplete
//
// std::scoped_lock takes both locks without deadlock, by trying again
// and again; the bound cuts executions in which a thread only tries.
#include <cassert>
#include <mutex>
#include <thread>
std::mutex a, b;
int count;
int main() {
    std::thread thread([] {
        std::scoped_lock lock(b, a);
        count++;
    });
    {
        std::scoped_lock lock(a, b);
        count++;
    }
    thread.join();
    assert(count == 2);
}
