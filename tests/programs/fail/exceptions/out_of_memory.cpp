// mazurka: -- -std=c++17
// verdict: violation
// violation: exception
// cause: none
// message: exception std::bad_alloc is not caught
// line: 12
//
// More memory than there is.
#include <cstddef>

int main(int argc, char **) {
    char *memory = new char[static_cast<std::size_t>(argc) << 40];
    delete[] memory;
}
