// mazurka: -- -std=c++17
// verdict: violation
// violation: exception
// cause: none
// message: exception long leaves a function that must not throw
// line: 11
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
