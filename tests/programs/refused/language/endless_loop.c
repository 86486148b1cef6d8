// mazurka: --loop-purity off
// verdict: error
// message: loop
//
// A loop without any access that others could see never comes to a next step.
int main(void) {
    while (1) {
    }
}
