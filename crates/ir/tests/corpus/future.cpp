// Futures, call_once, shared locks, coroutine-free asynchrony.
#include <future>
#include <shared_mutex>
static std::once_flag once; static std::shared_mutex rw;
int main() { std::promise<int> p; auto f = p.get_future(); std::call_once(once, [&] { p.set_value(4); }); std::shared_lock<std::shared_mutex> l(rw); auto a = std::async(std::launch::deferred, [] { return 3; }); std::packaged_task<int(int)> t([](int x) { return x + 1; }); t(1); return f.get() + a.get() + t.get_future().get(); }
