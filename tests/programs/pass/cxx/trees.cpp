// mazurka: --algorithm auto -- -std=c++17
// verdict: verified
// executions: 1
// because: there is one thread
//
// Trees: what is inserted and erased in any order is found, in order, from both ends.
#include <cassert>
#include <iterator>
#include <map>
#include <set>
#include <string>

static unsigned state = 1;

static unsigned next() { return state = state * 1103515245u + 12345u, state >> 16; }

int main() {
    std::set<int> tree;
    bool in[12] = {};
    for (int k = 0; k < 60; k++) {
        int value = next() % 12;
        if (next() % 2) {
            assert(tree.insert(value).second == !in[value]);
            in[value] = true;
        } else {
            assert(tree.erase(value) == (in[value] ? 1 : 0));
            in[value] = false;
        }
    }
    auto forward = tree.begin();
    auto backward = tree.rbegin();
    for (int value = 0; value < 12; value++) {
        if (in[value]) assert(*forward++ == value);
        if (in[11 - value]) assert(*backward++ == 11 - value);
        assert(tree.count(value) == (in[value] ? 1 : 0));
    }
    assert(forward == tree.end() && backward == tree.rend());
    assert(*std::prev(tree.end()) == *tree.rbegin());

    std::map<std::string, int> ages{{"Ada", 36}, {"Kurt", 71}, {"Alan", 41}};
    ages["Grace"] = 85;
    ages.erase("Alan");
    std::string names;
    for (const auto &[name, age] : ages) names += name;
    assert(names == "AdaGraceKurt" && ages.at("Kurt") == 71);
    auto copy = ages;
    ages.clear();
    assert(ages.empty() && copy.size() == 3 && copy.lower_bound("B")->first == "Grace");
    bool thrown = false;
    try {
        ages.at("Ada");
    } catch (const std::out_of_range &) {
        thrown = true;
    }
    assert(thrown);

    std::multimap<int, int> several{{1, 1}, {2, 2}, {1, 3}};
    assert(several.count(1) == 2);
    several.erase(several.find(2));
    assert(several.size() == 2 && several.rbegin()->second == 3);
    while (!tree.empty()) tree.erase(tree.begin());
    assert(tree.begin() == tree.end());
}
