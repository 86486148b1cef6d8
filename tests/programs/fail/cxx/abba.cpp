// mazurka: -- -std=c++17
// verdict: violation
// violation: deadlock
// cause: lock order
//
// Two locks in opposite orders.
#include <mutex>
#include <thread>
std::mutex a, b;
int main() {
    std::thread thread([] {
        std::lock_guard<std::mutex> first(b);
        std::lock_guard<std::mutex> second(a);
    });
    std::lock_guard<std::mutex> first(a);
    std::lock_guard<std::mutex> second(b);
    thread.detach();
}
