// mazurka: -- -std=c++17
// verdict: violation
// violation: exception
// cause: none
// message: exception int (3) leaves a function that must not throw
// line: 13
//
// A function that is noexcept calls one that throws; the place is that of the throw.
#include <cstdio>

static void raise(int number) {
    if (number > 2) {
        throw number;
    }
}

static void careful() noexcept {
    for (int k = 0; k < 4; k++) {
        raise(k);
    }
}

int main() {
    try {
        careful();
    } catch (int) {
    }
}
