// mazurka: --check data-races
// verdict: violation
// violation: data-race
//
// Two threads write to one string stream without a lock.
#include <sstream>
#include <thread>

int main() {
    std::ostringstream record;
    std::thread other([&] { record << 1; });
    record << 2;
    other.join();
}
