// mazurka:
// verdict: verified
// executions: 1
// because: one thread
//
// String literals, escapes, arrays of characters and their sizes.
#include <assert.h>
#include <string.h>

int main(void) {
    char array[] = "a\tb\0c";
    const char *text = "joined " "together";
    assert(sizeof array == 6 && strlen(array) == 3 && array[4] == 'c');
    assert(strlen(text) == 15 && text[6] == ' ');
    assert("abc"[1] == 'b' && '\x41' == 'A' && '\n' == 10);
    return 0;
}
