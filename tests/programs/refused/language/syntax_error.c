// mazurka:
// verdict: error
// message: expected expression
//
// What the compiler does not accept is an error, with the compiler's own message.
int main(void) {
    int x = ;
    return x;
}
