// Containers and strings of the standard library.
#include <iostream>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <unordered_map>
int main() { std::map<std::string, int> m{ { "one", 1 }, { "two", 2 } }; m["three"] = 3; std::set<int> s{ 3, 1 }; std::unordered_map<int, std::string> u; u[4] = "four"; std::ostringstream o; for (auto &[k, v] : m) o << k << v << ' '; std::cout << o.str() << std::endl; return (int)o.str().size() + *s.begin() + (int)u.count(4); }
