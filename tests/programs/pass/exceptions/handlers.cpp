// mazurka: --algorithm auto -- -std=c++17
// verdict: verified
// executions: 1
// because: there is one thread
//
// Which handler an exception reaches: by its type, by a public and unambiguous base, by a pointer.
#include <cassert>
#include <exception>
#include <stdexcept>
#include <string>

struct Base { virtual ~Base() {} int base = 1; };
struct Left : virtual Base { int left = 2; };
struct Right : virtual Base { int right = 3; };
struct Diamond : Left, Right { int own = 4; };
struct One : Base {};
struct Other : Base {};
struct Twice : One, Other {};
struct Hidden : private Base {};
struct Second { int second = 5; };
struct Both : Base, Second {};
struct Mine : std::runtime_error { Mine() : std::runtime_error("mine") {} };
enum Colour { red, green };

static Diamond diamond;
static Both both;
static const int constant = 7;

static void raise(int which) {
    switch (which) {
    case 0: throw 1;
    case 1: throw Diamond();
    case 2: throw Twice();
    case 3: throw Hidden();
    case 4: throw Both();
    case 5: throw &diamond;
    case 6: throw &both;
    case 7: throw &constant;
    case 8: throw nullptr;
    case 9: throw green;
    case 10: throw Mine();
    case 11: throw std::string("a text that is too long for its place");
    case 12: throw 1L;
    case 13: throw std::out_of_range("range");
    }
}

static int handler(int which) {
    try {
        raise(which);
    } catch (int number) {
        return 100 + number;
    } catch (Second &second) {
        return 200 + second.second;
    } catch (const Base &base) {
        return 300 + base.base;
    } catch (Second *second) {
        return 400 + second->second;
    } catch (Base *base) {
        return base ? 500 + base->base : 599;
    } catch (int *) {
        return 600;
    } catch (const void *pointer) {
        return 700 + *static_cast<const int *>(pointer);
    } catch (Colour colour) {
        return 800 + colour;
    } catch (const std::exception &e) {
        return 900 + e.what()[0];
    } catch (std::string text) {
        return 1000 + static_cast<int>(text.size());
    } catch (...) {
        return 1;
    }
    return 0;
}

int main() {
    assert(handler(0) == 101);
    assert(handler(1) == 301);
    assert(handler(2) == 1);
    assert(handler(3) == 1);
    assert(handler(4) == 205);
    assert(handler(5) == 501);
    assert(handler(6) == 405);
    assert(handler(7) == 707);
    assert(handler(9) == 801);
    assert(handler(10) == 900 + 'm');
    assert(handler(11) == 1037);
    assert(handler(12) == 1);
    assert(handler(13) == 900 + 'r');
    assert(handler(14) == 0);
    bool null = false;
    try {
        raise(8);
    } catch (int *pointer) {
        null = pointer == nullptr;
    }
    assert(null);
}
