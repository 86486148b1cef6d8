// mazurka:
// verdict: error
// message: configured_elsewhere
//
// A variable that nobody defines.
extern int configured_elsewhere;

int main(void) {
    return configured_elsewhere;
}
