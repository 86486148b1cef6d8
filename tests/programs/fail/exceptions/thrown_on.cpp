// mazurka: -- -std=c++17
// verdict: violation
// violation: exception
// cause: none
// message: exception app::Problem is not caught
// line: 15
//
// The exception is thrown on, and nobody handles it then; the place is that of the first throw.
namespace app {
struct Problem {};
struct Other {};
}

static void raise() {
    throw app::Problem();
}

static void logged() {
    try {
        raise();
    } catch (const app::Problem &) {
        throw;
    }
}

int main() {
    try {
        logged();
    } catch (const app::Other &) {
    }
}
