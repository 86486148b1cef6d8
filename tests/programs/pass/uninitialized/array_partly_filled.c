// mazurka:
// verdict: verified
// executions: 1
// because: there is one thread
// naive: yes
//
// Only the elements that were written are read; the text ends before what was not.

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void)
{
    int numbers[16];
    int count = 0;
    for (int i = 0; i < 5; i++)
        numbers[count++] = i * i;
    int sum = 0;
    for (int i = 0; i < count; i++)
        sum += numbers[i];
    assert(sum == 30);
    char text[64];
    strcpy(text, "short");
    assert(strlen(text) == 5 && strcmp(text, "short") == 0);
    char *copy = malloc(100);
    snprintf(copy, 100, "%s and %d", "short", sum);
    printf("%s %.3s\n", text, text);
    assert(strlen(copy) == 12);
    free(copy);
    return 0;
}
