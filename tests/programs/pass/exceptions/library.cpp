// mazurka: --algorithm auto -- -std=c++17
// verdict: verified
// executions: 1
// because: there is one thread
//
// What the library throws, as what it can be caught, and what it says.
#include <any>
#include <array>
#include <cassert>
#include <cstring>
#include <functional>
#include <memory>
#include <mutex>
#include <new>
#include <optional>
#include <stdexcept>
#include <string>
#include <system_error>
#include <thread>
#include <variant>
#include <vector>

template <typename Exception, typename Function>
static bool throws(Function function, const char *says) {
    try {
        function();
    } catch (const Exception &e) {
        return std::strcmp(e.what(), says) == 0;
    }
    return false;
}

int main() {
    std::vector<int> none;
    const char *range = "vector::_M_range_check: __n (which is 3) >= this->size() (which is 0)";
    assert(throws<std::out_of_range>([&] { none.at(3); }, range));
    assert(throws<std::logic_error>([&] { none.at(3); }, range));
    assert(throws<std::exception>([&] { none.at(3); }, range));
    assert(throws<std::length_error>([&] { none.reserve(-1); }, "vector::reserve"));
    assert(throws<std::invalid_argument>([] { std::stoi("x"); }, "stoi"));
    std::string text = "text";
    assert(throws<std::out_of_range>(
        [&] { text.substr(5); },
        "basic_string::substr: __pos (which is 5) > this->size() (which is 4)"));
    std::function<void()> empty;
    assert(throws<std::bad_function_call>([&] { empty(); }, "bad_function_call"));
    std::weak_ptr<int> gone;
    assert(throws<std::bad_weak_ptr>([&] { std::shared_ptr<int> p(gone); }, "bad_weak_ptr"));
    std::optional<int> nothing;
    assert(throws<std::bad_optional_access>([&] { nothing.value(); }, "bad optional access"));
    std::variant<int, char> number = 1;
    assert(throws<std::bad_variant_access>([&] { std::get<char>(number); },
                                           "std::get: wrong index for variant"));
    assert(throws<std::bad_alloc>([] { throw std::bad_alloc(); }, "std::bad_alloc"));
    std::unique_lock<std::mutex> unlocked;
    assert(throws<std::system_error>([&] { unlocked.lock(); }, "Operation not permitted"));
    std::thread idle;
    assert(throws<std::runtime_error>([&] { idle.join(); }, "Invalid argument"));
    std::error_code timeout = std::make_error_code(std::errc::timed_out);
    assert(throws<std::system_error>([&] { throw std::system_error(timeout, "late"); },
                                     "late: Connection timed out"));
    try {
        idle.detach();
    } catch (const std::system_error &e) {
        assert(e.code() == std::errc::invalid_argument && e.code().value() == 22);
    }
}
