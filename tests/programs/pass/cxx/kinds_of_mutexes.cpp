// mazurka: -- -std=c++17
// verdict: verified
//
// Recursive, timed and shared mutexes.
#include <cassert>
#include <chrono>
#include <mutex>
#include <shared_mutex>
#include <thread>
std::recursive_mutex recursive;
std::timed_mutex timed;
std::shared_mutex shared;
int a, b, c;
int main() {
    std::thread thread([] {
        { std::lock_guard<std::recursive_mutex> one(recursive), two(recursive); a++; }
        if (timed.try_lock_for(std::chrono::seconds(1))) { b++; timed.unlock(); }
        std::shared_lock<std::shared_mutex> lock(shared);
        assert(c == 0 || c == 2);
    });
    { std::lock_guard<std::recursive_mutex> one(recursive); a++; }
    { std::lock_guard<std::timed_mutex> one(timed); b++; }
    { std::unique_lock<std::shared_mutex> lock(shared); c++; c++; }
    thread.join();
    assert(a == 2 && (b == 1 || b == 2));
}
