// mazurka:
// verdict: error
// message: undeclared_name
//
// The compiler's message names the line.
int main(void) {
    return undeclared_name;
}
