// mazurka:
// verdict: error
// message: vector.c:9
// message: (a vector)
//
// Vectors are refused by name, with the function in which they stand.
typedef int four __attribute__((vector_size(16)));
int
main(void) {
    four a = {1, 2, 3, 4};
    return (a + a)[0];
}
