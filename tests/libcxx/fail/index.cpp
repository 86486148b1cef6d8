// mazurka: -- -std=c++17
// verdict: violation
// violation: assertion
// line: 12
//
// libc++ asserts that an index is inside.
#include <vector>

int main() {
    std::vector<int> numbers(3);
    numbers.reserve(8);
    return numbers[3];
}
