// mazurka:
// verdict: verified
// executions: 1
// because: there is one thread
//
// The descriptions of types tell their names, also those that are in the C++ library, and can be compared.
#include <cassert>
#include <cstring>
#include <typeinfo>

struct Base {
    virtual ~Base() {}
};
struct Derived : Base {};

int main() {
    assert(std::strcmp(typeid(long).name(), "l") == 0);
    assert(std::strcmp(typeid(const char *).name(), "PKc") == 0);
    assert(std::strcmp(typeid(Derived).name(), "7Derived") == 0);
    assert(typeid(int) == typeid(const int) && typeid(int) != typeid(long));
    Derived derived;
    Base &base = derived;
    assert(typeid(base) == typeid(Derived) && typeid(base) != typeid(Base));
    return 0;
}
