// mazurka: -- -std=c++17
// verdict: violation
// violation: exception
// cause: none
// message: exception std::out_of_range (vector::_M_range_check: __n (which is 2)
// line: 10
//
// The line is that of the program, not one of the library.
#include <vector>
int main() { return std::vector<int>{1, 2}.at(2); }
