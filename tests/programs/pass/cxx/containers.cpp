// mazurka: -- -std=c++17
// verdict: verified
// executions: 1
// because: there is one thread
//
// What is templates and inline functions: containers, strings, functions, virtual calls.
#include <algorithm>
#include <cassert>
#include <deque>
#include <functional>
#include <iostream>
#include <list>
#include <memory>
#include <string>
#include <vector>
struct Shape {
    virtual ~Shape() = default;
    virtual int sides() const = 0;
};
struct Square : Shape {
    int sides() const override { return 4; }
};
int main(int argc, char **argv) {
    assert(argc == 1 && std::string(argv[0]) == "containers" && argv[1] == nullptr);
    std::vector<int> v{3, 1, 2};
    std::sort(v.begin(), v.end());
    assert(v[0] == 1 && v.back() == 3);
    std::deque<int> d(v.begin(), v.end());
    d.push_front(0);
    std::list<int> l{1, 2, 3};
    l.remove(2);
    assert(l.size() == 2 && d.front() == 0);
    std::string s = "a text that is too long for the string itself";
    s += std::to_string(-12);
    assert(s.find("-12") == s.size() - 3);
    std::unique_ptr<Shape> shape = std::make_unique<Square>();
    std::function<int(int)> add = [&](int x) { return x + shape->sides(); };
    assert(add(1) == 5);
    std::cout << s << ' ' << add(2) << std::endl;
    int *array = new int[4]();
    assert(array[3] == 0);
    delete[] array;
}
