// mazurka: --check all -- -std=c++17
// verdict: verified
// executions: 2
// because: one of the two threads comes first to the lock
//
// Two threads insert into a map, one after the other.
#include <cassert>
#include <map>
#include <mutex>
#include <thread>

static std::map<int, int> map;
static std::mutex lock;

static void insert(int key) {
    std::lock_guard<std::mutex> guard(lock);
    map[key] = key;
}

int main() {
    std::thread other(insert, 1);
    insert(2);
    other.join();
    assert(map.size() == 2 && map.begin()->first == 1);
}
