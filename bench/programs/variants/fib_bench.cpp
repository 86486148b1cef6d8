// A variant of fib-bench (CAV 2024, Table 1; see ../pop/fib_bench.c), in C++.
//
// The numbers are members of an object, std::atomic with overloaded operators, and the threads are
// std::thread with references to them. Nobody joins, so the threads are detached.
//
// N: iterations of each of the two threads.
//
// Executions: those of the original, because the accesses to shared memory are the same.

#include <atomic>
#include <cassert>
#include <functional>
#include <thread>

#ifndef N
#define N 4
#endif

struct Numbers {
    std::atomic<int> x{1}, y{1};
};

static Numbers numbers;

static void add(std::atomic<int> &target, const std::atomic<int> &other) {
    for (int i = 0; i < N; i++) {
        int sum = target;
        sum += other;
        target = sum;
    }
}

static int fibonacci(int n) {
    int previous = 0, current = 1;
    while (n--) {
        int next = previous + current;
        previous = current;
        current = next;
    }
    return previous;
}

int main() {
    std::thread(add, std::ref(numbers.x), std::cref(numbers.y)).detach();
    std::thread(add, std::ref(numbers.y), std::cref(numbers.x)).detach();
    const int most = fibonacci(2 * N + 2);
    assert(numbers.x <= most);
    assert(numbers.y <= most);
    return 0;
}
