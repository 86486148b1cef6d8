// mazurka: --algorithm auto --check leaks -- -std=c++17
// verdict: verified
// executions: 1
// because: there is one thread
//
// Exceptions thrown on, thrown while another one is handled, and kept: each object is destroyed once.
#include <cassert>
#include <exception>

static int alive;

struct Problem {
    int number;
    explicit Problem(int number) : number(number) { alive++; }
    Problem(const Problem &other) : number(other.number) { alive++; }
    ~Problem() { alive--; }
};

struct Watch {
    int *count;
    ~Watch() { *count = std::uncaught_exceptions(); }
};

static void again() {
    try {
        throw Problem(1);
    } catch (Problem &problem) {
        problem.number++;
        throw;
    }
}

static void instead() {
    try {
        throw Problem(5);
    } catch (const Problem &problem) {
        throw Problem(problem.number + 1);
    }
}

static std::exception_ptr kept() {
    try {
        throw Problem(7);
    } catch (...) {
        return std::current_exception();
    }
}

int main() {
    try {
        again();
    } catch (const Problem &problem) {
        assert(problem.number == 2 && alive == 1);
    }
    assert(alive == 0);

    try {
        instead();
    } catch (Problem problem) {
        assert(problem.number == 6 && alive == 2);
        try {
            throw Problem(9);
        } catch (const Problem &inner) {
            assert(inner.number == 9 && alive == 3);
        }
        assert(alive == 2);
    }
    assert(alive == 0);

    int uncaught = -1;
    try {
        Watch watch{&uncaught};
        throw 1;
    } catch (int) {
        assert(uncaught == 1 && std::uncaught_exceptions() == 0);
    }

    assert(!std::current_exception());
    std::exception_ptr first = kept(), second = first;
    assert(first == second && alive == 1);
    for (int k = 0; k < 2; k++) {
        try {
            std::rethrow_exception(first);
        } catch (Problem &problem) {
            assert(problem.number == 7 + k && alive == 1);
            problem.number++;
        }
    }
    first = nullptr;
    assert(alive == 1);
    second = std::make_exception_ptr(3);
    assert(alive == 0);
    try {
        std::rethrow_exception(second);
    } catch (int number) {
        assert(number == 3);
    }
}
