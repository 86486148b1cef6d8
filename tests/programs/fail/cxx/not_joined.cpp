// mazurka: -- -std=c++17
// verdict: violation
// violation: exception
// cause: none
// message: neither joined nor detached
//
// A std::thread is destroyed while it can still be joined.
#include <thread>
int main() { std::thread thread([] {}); }
