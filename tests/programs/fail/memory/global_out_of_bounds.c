// mazurka:
// verdict: violation
// violation: memory
// cause: none
// line: 12
//
// A store behind an array that another variable follows.
static int array[4], next;
static int index_of_end = 4;

int main(void) {
    array[index_of_end] = 1;
    return next;
}
