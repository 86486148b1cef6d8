// mazurka: --check leaks
// verdict: violation
// violation: leak
// line: 13
// naive: yes
//
// What a container of the library allocates is reported where the program uses it.
#include <vector>

static std::vector<int> *numbers;

int main() {
    numbers = new std::vector<int>(10);
    numbers = nullptr;
    return 0;
}
