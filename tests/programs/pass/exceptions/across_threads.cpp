// mazurka: -- -std=c++17
// verdict: verified
// executions: 1
// because: main looks only after the join
// naive: yes
//
// An exception is caught in one thread and thrown on in another one.
#include <cassert>
#include <exception>
#include <stdexcept>
#include <string>
#include <thread>

int main() {
    std::exception_ptr problem;
    std::thread worker([&] {
        try {
            throw std::runtime_error("in the worker");
        } catch (...) {
            problem = std::current_exception();
        }
    });
    worker.join();
    std::string says;
    try {
        std::rethrow_exception(problem);
    } catch (const std::exception &e) {
        says = e.what();
    }
    assert(says == "in the worker");
}
