// mazurka: -- -std=c++17
// verdict: violation
// violation: exception
// message: exception long leaves a function that must not throw
// line: 10
//
// A destructor throws while another exception is on its way.
struct Guard {
    ~Guard() noexcept(false) {
        throw 2L;
    }
};

int main() {
    try {
        Guard guard;
        throw 1;
    } catch (...) {
    }
}
