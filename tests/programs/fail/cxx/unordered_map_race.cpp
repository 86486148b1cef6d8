// mazurka: --check data-races -- -std=c++17
// verdict: violation
// violation: data-race
//
// Two threads insert different keys into one hash table without a lock.
#include <thread>
#include <unordered_map>

int main() {
    std::unordered_map<int, int> table;
    std::thread other([&] { table[1] = 1; });
    table[2] = 2;
    other.join();
}
