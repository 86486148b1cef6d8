// mazurka:
// verdict: violation
// violation: memory
// cause: none
// line: 9
//
// The index is computed, so that the compiler does not notice.
static int last(const int *array, int count) {
    return array[count];
}

int main(void) {
    int array[3] = {1, 2, 3};
    int x = last(array, 3);
    (void)x;
    return 0;
}
