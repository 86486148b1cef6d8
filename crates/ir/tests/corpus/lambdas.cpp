// Lambdas with captures, std::function, sorting.
#include <algorithm>
#include <functional>
#include <vector>
int main() { int n = 3; auto add = [&n](int x) mutable { n += x; return n; }; std::function<int(int)> f = add; std::vector<int> v{ 3, 1, 2 }; std::sort(v.begin(), v.end(), [](int a, int b) { return a > b; }); auto generic = [](auto x, auto... r) { return sizeof...(r) + x; }; int (*plain)(int) = [](int x) { return x; }; return f(2) + v[0] + (int)generic(1, 2, 3) + plain(4); }
