// mazurka: -- -std=c++17
// verdict: violation
// violation: exception
// cause: race
// message: exception std::bad_cast is not caught
// line: 20
//
// Which object the pointer is at depends on the schedule; only one of them is of the right class.
#include <atomic>
#include <thread>

struct Shape { virtual ~Shape() {} };
struct Square : Shape { int side = 1; };
struct Circle : Shape { int radius = 1; };

static Square square;
static Circle circle;
static std::atomic<Shape *> shape{&square};

static int side() { return dynamic_cast<Square &>(*shape.load()).side; }

int main() {
    std::thread other([] { shape = &circle; });
    int result = side();
    other.join();
    return result - 1;
}
