// mazurka: -- -std=c++17
// verdict: violation
//
// One thread looks which alternative a variant holds and uses it while another one replaces it.
#include <cassert>
#include <string>
#include <thread>
#include <variant>

int main() {
    std::variant<std::string, int> value = std::string(30, 'x');
    std::thread other([&] { value = 5; });
    if (auto *text = std::get_if<std::string>(&value)) assert(text->back() == 'x');
    other.join();
}
