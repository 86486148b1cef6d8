// std::thread, std::mutex, std::condition_variable.
#include <condition_variable>
#include <mutex>
#include <thread>
#include <vector>
static std::mutex m; static std::condition_variable cv; static bool ready; static int total;
static void work(int k) { std::unique_lock<std::mutex> l(m); cv.wait(l, [] { return ready; }); total += k; }
int main() { std::vector<std::thread> ts; for (int i = 0; i < 2; i++) ts.emplace_back(work, i); { std::lock_guard<std::mutex> g(m); ready = true; } cv.notify_all(); for (auto &t : ts) t.join(); std::thread([&] { total++; }).join(); return total; }
