// mazurka:
// verdict: verified
// executions: 1
// because: one thread
//
// strlen, strcpy, strncpy, strcat, strcmp, strncmp, strchr.
#include <assert.h>
#include <string.h>

int main(void) {
    char text[16];
    strcpy(text, "one");
    strcat(text, "two");
    assert(strlen(text) == 6);
    assert(strcmp(text, "onetwo") == 0);
    assert(strcmp(text, "onetwx") < 0);
    assert(strncmp(text, "onex", 3) == 0);
    assert(strchr(text, 't') == text + 3);
    strncpy(text, "ab", sizeof text);
    assert(text[1] == 'b' && text[2] == 0 && text[15] == 0);
    return 0;
}
