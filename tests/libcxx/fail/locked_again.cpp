// mazurka: -- -std=c++17
// verdict: violation
// violation: deadlock
//
// A timed mutex is not recursive.
#include <mutex>

int main() {
    std::timed_mutex mutex;
    mutex.lock();
    mutex.lock();
}
