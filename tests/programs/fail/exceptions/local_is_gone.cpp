// mazurka: -- -std=c++17
// verdict: violation
// violation: memory
// cause: missing join
// message: value
//
// An exception leaves the function whose local variable another thread still uses.
#include <thread>

static std::thread user;

static void start() {
    int value = 0;
    user = std::thread([&value] { value = 1; });
    throw 1;
}

int main() {
    try {
        start();
    } catch (int) {
        user.join();
    }
}
