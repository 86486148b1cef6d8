// mazurka: -- -std=c++14 -Wno-deprecated
// verdict: violation
// violation: exception
// cause: none
// message: exception long is not among those that a function may throw
//
// The function says that it throws nothing but numbers of another type.
static void raise() throw(int) { throw 1L; }

int main() {
    try {
        raise();
    } catch (...) {
    }
}
