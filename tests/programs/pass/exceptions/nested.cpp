// mazurka: --algorithm auto --check leaks -- -std=c++17
// verdict: verified
// executions: 1
// because: there is one thread
//
// An exception inside an exception.
#include <cassert>
#include <exception>
#include <stdexcept>
#include <string>

static int alive;

struct Cause : std::runtime_error {
    explicit Cause(const char *text) : std::runtime_error(text) { alive++; }
    Cause(const Cause &other) : std::runtime_error(other) { alive++; }
    ~Cause() override { alive--; }
};

static std::string chain(const std::exception &e) {
    std::string text = e.what();
    try {
        std::rethrow_if_nested(e);
    } catch (const std::exception &inner) {
        text += " < " + chain(inner);
    }
    return text;
}

static void read() {
    try {
        throw Cause("no file");
    } catch (...) {
        std::throw_with_nested(std::logic_error("no configuration"));
    }
}

int main() {
    std::string text;
    try {
        read();
    } catch (const std::exception &e) {
        assert(alive == 1);
        text = chain(e);
    }
    assert(text == "no configuration < no file" && alive == 0);
}
