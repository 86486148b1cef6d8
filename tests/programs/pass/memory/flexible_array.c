// mazurka:
// verdict: verified
// executions: 1
// because: one thread
//
// A record with an array of unknown length at its end.
#include <assert.h>
#include <stdlib.h>

struct message {
    int length;
    char text[];
};

int main(void) {
    struct message *message = malloc(sizeof *message + 4);
    message->length = 4;
    for (int i = 0; i < message->length; i++) message->text[i] = (char)('a' + i);
    assert(message->text[3] == 'd');
    free(message);
    return 0;
}
