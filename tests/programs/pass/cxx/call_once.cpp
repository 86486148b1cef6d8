// mazurka: -- -std=c++17
// verdict: verified
//
// std::call_once calls one of two functions, and nobody goes on before it has returned.
#include <cassert>
#include <mutex>
#include <thread>
std::once_flag flag;
int called;
int main() {
    auto work = [] {
        std::call_once(flag, [] { called++; });
        assert(called == 1);
    };
    std::thread a(work), b(work);
    a.join();
    b.join();
}
