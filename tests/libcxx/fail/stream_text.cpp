// mazurka: -- -std=c++17
// verdict: violation
// violation: assertion
//
// What a stream is told twice at the same time may be there once.
#include <cassert>
#include <sstream>
#include <thread>

int main() {
    std::ostringstream out;
    out << "............................................................";
    std::thread other([&out] { out << "a"; });
    out << "b";
    other.join();
    assert(out.str().size() == 62);
}
