// mazurka:
// verdict: error
// message: std::map and std::set are not supported
//
// Trees are in the shared library.
#include <map>
int main() {
    std::map<int, int> m;
    m[1] = 2;
}
