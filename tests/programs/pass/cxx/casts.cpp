// mazurka: --algorithm auto -- -std=c++17
// verdict: verified
// executions: 1
// because: there is one thread
//
// dynamic_cast down, across, to virtual bases and to nowhere; typeid of objects and of types.
#include <cassert>
#include <cstring>
#include <typeindex>
#include <typeinfo>

struct Base { virtual ~Base() {} int base = 1; };
struct Left : virtual Base { int left = 2; };
struct Right : virtual Base { int right = 3; };
struct Diamond : Left, Right { int own = 4; };
struct Plain { virtual ~Plain() {} int plain = 5; };
struct Both : Plain, Diamond { int both = 6; };
struct Copy1 : Plain {};
struct Copy2 : Plain {};
struct Twice : Copy1, Copy2 {};
struct Hidden : private Plain { Plain *shown() { return this; } };

template <typename To, typename From> static To *cast(From *from) {
    return dynamic_cast<To *>(from);
}

int main() {
    Both both;
    Base *base = &both;
    Plain *plain = &both;
    Right *right = &both;
    assert(cast<Both>(base) == &both && cast<Both>(base)->both == 6);
    assert(cast<Diamond>(base) == static_cast<Diamond *>(&both));
    assert(cast<Left>(base)->left == 2 && cast<Left>(right)->left == 2);
    assert(cast<Plain>(base) == plain && cast<Base>(plain) == base);
    assert(cast<void>(right) == &both);

    Diamond diamond;
    base = &diamond;
    assert(!cast<Both>(base) && !cast<Plain>(base) && cast<Right>(base)->right == 3);

    Twice twice;
    Copy1 *first = &twice;
    Plain *part = first;
    assert(cast<Twice>(part) == &twice);
    assert(cast<Copy2>(part) == static_cast<Copy2 *>(&twice));
    assert(cast<Copy1>(part) == first);

    Hidden hidden;
    assert(!cast<Hidden>(hidden.shown()));

    bool thrown = false;
    try {
        dynamic_cast<Both &>(*base);
    } catch (const std::bad_cast &e) {
        thrown = std::strcmp(e.what(), "std::bad_cast") == 0;
    }
    assert(thrown);

    assert(typeid(*base) == typeid(Diamond) && typeid(*plain) != typeid(Plain));
    assert(std::strcmp(typeid(*plain).name(), "4Both") == 0);
    assert(std::strcmp(typeid(int).name(), "i") == 0);
    assert(std::strcmp(typeid(const char *).name(), "PKc") == 0);
    assert(std::type_index(typeid(*base)) == std::type_index(typeid(Diamond)));
    Plain *nothing = nullptr;
    thrown = false;
    try {
        (void)typeid(*nothing).name();
    } catch (const std::bad_typeid &) {
        thrown = true;
    }
    assert(thrown && !cast<Both>(nothing));
}
