// mazurka: -- -std=c++17
// verdict: violation
// violation: exception
// cause: none
// message: cannot be joined
// line: 12
//
// A std::thread can be joined once.
#include <thread>
int main() {
    std::thread thread([] {});
    for (int i = 0; i < 2; i++) thread.join();
}
