// mazurka:
// verdict: error
// message: vector
//
// Operations on vectors are not supported.
typedef int four __attribute__((vector_size(16)));
static four a = {1, 2, 3, 4}, b;

int main(void) {
    b = a + a;
    return b[0];
}
