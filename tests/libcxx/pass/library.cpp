// mazurka: --check leaks -- -std=c++17
// verdict: verified
// executions: 1
// because: there is one thread
//
// What libc++ has in its shared library: text, numbers, and exceptions with what they say.
#include <algorithm>
#include <any>
#include <cassert>
#include <charconv>
#include <cstring>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <stdexcept>
#include <string>
#include <system_error>
#include <thread>
#include <unordered_map>
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

static void exceptions() {
    std::vector<int> none;
    assert(throws<std::out_of_range>([&] { none.at(3); }, "vector"));
    assert(throws<std::length_error>([&] { none.reserve(-1); }, "vector"));
    std::string text = "text";
    assert(throws<std::out_of_range>([&] { text.substr(5); }, "basic_string"));
    assert(throws<std::invalid_argument>([] { std::stoi("x"); }, "stoi: no conversion"));
    assert(throws<std::out_of_range>([] { std::stoi("99999999999"); }, "stoi: out of range"));
    std::function<void()> empty;
    assert(throws<std::bad_function_call>([&] { empty(); }, "std::exception"));
    std::weak_ptr<int> gone;
    assert(throws<std::bad_weak_ptr>([&] { std::shared_ptr<int> p(gone); }, "bad_weak_ptr"));
    std::optional<int> nothing;
    assert(throws<std::bad_optional_access>([&] { nothing.value(); }, "bad_optional_access"));
    std::variant<int, char> number = 1;
    assert(throws<std::bad_variant_access>([&] { std::get<char>(number); }, "bad_variant_access"));
    std::any any = 1;
    assert(throws<std::bad_any_cast>([&] { std::any_cast<char>(any); }, "bad any cast"));
    assert(throws<std::bad_alloc>([] { throw std::bad_alloc(); }, "std::bad_alloc"));
    std::unique_lock<std::mutex> unlocked;
    const char *null = "unique_lock::lock: references null mutex: Operation not permitted";
    assert(throws<std::system_error>([&] { unlocked.lock(); }, null));
    std::thread idle;
    assert(throws<std::runtime_error>([&] { idle.join(); }, "thread::join failed: Invalid argument"));
    std::error_code code = std::make_error_code(std::errc::invalid_argument);
    assert(code == std::errc::invalid_argument && code.message() == "Invalid argument");
    assert(throws<std::system_error>([&] { throw std::system_error(code, "wrong"); }, "wrong: Invalid argument"));
    assert(throws<std::logic_error>([] { throw std::logic_error(std::string(30, 'x')); }, std::string(30, 'x').c_str()));
}

static void text() {
    assert(std::to_string(-42) == "-42" && std::to_string(~0ul) == "18446744073709551615" && std::to_string(1.5) == "1.500000");
    size_t end;
    assert(std::stoi("12 apples", &end) == 12 && end == 2 && std::stoul("ff", nullptr, 16) == 255 && std::stod("2.5") == 2.5);
    std::string text = "short";
    text += " and then longer than what fits into the object";
    assert(text.find("longer") == 15 && text.substr(6, 3) == "and" && text.compare(0, 5, "short") == 0);
    text.erase(5).insert(0, "not ");
    text.push_back('!');
    assert(text == "not short!" && text < "not t" && std::string("a") + text == "anot short!");
    char digits[8] = {};
    assert(std::to_chars(digits, digits + 8, 1234u).ptr == digits + 4 && std::strcmp(digits, "1234") == 0);
}

static void containers() {
    std::unordered_map<std::string, int> lengths;
    for (std::string word : {"one", "two", "three", "four", "five"}) lengths[word] = word.size();
    assert(lengths.size() == 5 && lengths.at("three") == 5 && lengths.bucket_count() >= 5);
    std::map<int, int> tree;
    std::set<int> model;
    for (int i = 0; i < 40; i++) tree[i * 17 % 41] = i;
    for (int i = 0; i < 40; i += 3) tree.erase(i * 17 % 41);
    for (const auto &[key, value] : tree) model.insert(value);
    assert(tree.size() == 26 && model.size() == 26 && std::is_sorted(tree.begin(), tree.end()));
    for (int i = 0; i < 40; i++) assert(tree.count(i * 17 % 41) == (i % 3 != 0));
    std::vector<int> numbers{5, 3, 9, 1, 7, 2, 8};
    std::sort(numbers.begin(), numbers.end());
    assert(std::is_sorted(numbers.begin(), numbers.end()));
    auto shared = std::make_shared<int>(3);
    std::weak_ptr<int> weak = shared;
    assert(*weak.lock() == 3);
    assert(shared.use_count() == 1);
    shared.reset();
    assert(weak.expired() && !weak.lock());
}

int main() {
    exceptions();
    text();
    containers();
}
