// mazurka:
// verdict: violation
// violation: memory
// cause: none
// line: 11
//
// A string literal may not be changed.
static char *text = "fixed";

int main(void) {
    text[0] = 'm';
    return 0;
}
