// mazurka:
// verdict: violation
// violation: assertion
// message: record.str().size() == 2
//
// Without a lock one thread overwrites what the other one has written.
#include <cassert>
#include <sstream>
#include <thread>

int main() {
    std::ostringstream record;
    std::thread other([&] { record << 'a'; });
    record << 'b';
    other.join();
    assert(record.str().size() == 2);
}
