// mazurka: --stdin input.txt
#define _GNU_SOURCE
#include "done.h"
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

int main(void) {
    char line[8], *all = NULL;
    size_t room = 0;
    int a, b;
    unsigned int c;
    printf("%c%c", getchar(), fgetc(stdin));
    int back = getc(stdin);
    ungetc(back, stdin);
    printf("%s|", fgets(line, sizeof line, stdin));
    printf("%s|", fgets(line, sizeof line, stdin));
    printf("%d %d %d %u|", scanf("%d %d %x", &a, &b, &c), a, b, c);
    ssize_t length = getline(&all, &room, stdin);
    printf("%zd|", length);
    length = getline(&all, &room, stdin);
    printf("%zd %s|", length, all);
    printf("%d|", feof(stdin) != 0);
    length = getline(&all, &room, stdin);
    length += getline(&all, &room, stdin);
    printf("%zd %s %d|", length, all, feof(stdin) != 0);
    printf("%d %d %zu\n", getchar(), fgets(line, 4, stdin) == NULL, fread(line, 1, 2, stdin));
    free(all);
    DONE;
    return 0;
}
