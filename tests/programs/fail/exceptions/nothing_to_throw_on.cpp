// mazurka: -- -std=c++17
// verdict: violation
// violation: exception
// cause: none
// message: std::terminate is called
//
// There is no exception that could be thrown on.
int main() {
    try {
        throw;
    } catch (...) {
    }
}
