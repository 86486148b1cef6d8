// mazurka: --check data-races -- -std=c++17
// verdict: violation
// violation: data-race
//
// One thread looks into a map into which another one inserts something else.
#include <map>
#include <thread>

static std::map<int, int> map{{1, 1}, {5, 5}, {9, 9}};

int main() {
    std::thread other([] { map.emplace(7, 7); });
    int found = map.count(1);
    other.join();
    return found - 1;
}
