// Inheritance, virtual calls, virtual bases, pure virtual functions, casts.
#include <typeinfo>
struct shape { virtual ~shape() { } virtual int area() const = 0; int id = 1; };
struct square : shape { int side; explicit square(int s) : side(s) { } int area() const override { return side * side; } };
struct named { virtual const char *name() { return "named"; } };
struct both : square, named { both() : square(3) { } const char *name() override { return "both"; } };
struct top { int t = 5; virtual ~top() { } }; struct left : virtual top { }; struct right : virtual top { }; struct bottom : left, right { };
int use(const shape &s) { return s.area() + s.id; }
int main() { both b; shape *s = &b; named *n = dynamic_cast<named *>(s); bottom d; top &t = d; int (shape::*method)() const = &shape::area; return use(b) + (n ? n->name()[0] : 0) + t.t + (s->*method)() + (typeid(*s) == typeid(both)); }
