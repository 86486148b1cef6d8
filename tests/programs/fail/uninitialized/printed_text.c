// mazurka:
// verdict: violation
// violation: uninitialized
// message: a text with an uninitialised character is printed: byte 2 of text (declared at
// message: /printed_text.c:15) is read at
// line: 18
// naive: yes
//
// Nobody has ended the text.

#include <stdio.h>

int main(void)
{
    char text[8];
    text[0] = 'h';
    text[1] = 'i';
    printf("%s\n", text);
    return 0;
}
