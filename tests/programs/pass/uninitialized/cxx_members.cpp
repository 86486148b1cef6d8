// mazurka: -- -std=c++17
// verdict: verified
//
// What constructors of the C++ library write is written: mutexes, atomics, vectors, strings, pairs with
// padding, and objects that `new` creates.

#include <atomic>
#include <cassert>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <utility>
#include <vector>

struct Shared {
    std::mutex lock;
    std::atomic<int> count{0};
    bool ready = false;
    std::vector<std::pair<char, long>> list;
    std::string name{"a name that is too long to be stored in place"};
};

int main()
{
    auto shared = std::make_unique<Shared>();
    std::thread thread([&] {
        std::lock_guard<std::mutex> guard(shared->lock);
        shared->list.push_back({'a', 1});
        shared->ready = true;
    });
    {
        std::lock_guard<std::mutex> guard(shared->lock);
        if (shared->ready)
            assert(shared->list.size() == 1 && shared->list[0].second == 1);
    }
    thread.join();
    auto copy = shared->list;
    assert(copy[0].first == 'a' && shared->name.size() == 45);
    return 0;
}
