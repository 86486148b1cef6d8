// mazurka: --algorithm auto -- -std=c++17
// verdict: verified
// executions: 1
// because: there is one thread
//
// Unordered containers that grow, and lists that are sorted, reversed and swapped; any and variant.
#include <any>
#include <cassert>
#include <deque>
#include <list>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <variant>
#include <vector>

int main() {
    std::unordered_map<int, int> squares;
    for (int k = 0; k < 16; k++) squares[k] = k * k;
    for (int k = 0; k < 16; k += 2) squares.erase(k);
    assert(squares.size() == 8 && squares.at(7) == 49 && squares.find(8) == squares.end());
    int sum = 0;
    for (const auto &[key, square] : squares) sum += square - key * key + 1;
    assert(sum == 8);

    std::unordered_set<std::string> words{"one", "two", "three"};
    words.insert("two");
    assert(words.size() == 3 && words.count("three") == 1 && words.count("four") == 0);

    std::list<int> list{3, 1, 2}, other{9, 8};
    list.sort();
    list.reverse();
    assert((std::vector<int>(list.begin(), list.end()) == std::vector<int>{3, 2, 1}));
    list.swap(other);
    assert(list.size() == 2 && other.front() == 3 && list.back() == 8);
    list.splice(list.begin(), other);
    assert(list.size() == 5 && other.empty() && list.front() == 3);

    std::deque<int> queue;
    for (int k = 0; k < 200; k++) queue.push_back(k);
    for (int k = 0; k < 150; k++) queue.pop_front();
    assert(queue.front() == 150 && queue.size() == 50);

    std::any anything = std::string("text");
    assert(std::any_cast<std::string>(anything) == "text");
    bool thrown = false;
    try {
        std::any_cast<int>(anything);
    } catch (const std::bad_any_cast &) {
        thrown = true;
    }
    assert(thrown);
    std::variant<int, std::string> either = "text";
    assert(std::visit([](const auto &value) { return sizeof value; }, either) == sizeof(std::string));
}
