// mazurka: --arg -v --arg -ofile --arg one --arg -n --arg 3 --arg two --arg -x --arg -- --arg -v --env HOME=/nowhere --env EMPTY=
#include "done.h"
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

extern char **environ;

int main(int argc, char **argv, char **envp) {
    for (int i = 1; i < argc; i++) printf("%s ", argv[i]);
    printf("%d %d\n", argc, argv[argc] == NULL);
    const char *home = getenv("HOME"), *empty = getenv("EMPTY"), *none = getenv("HOM");
    printf("%s [%s] %d\n", home, empty, none == NULL);
    int n = 0;
    for (char **e = environ; *e; e++) n++;
    for (char **e = envp; *e; e++) n++;
    printf("%d\n", n);
    opterr = 0;
    for (int c; (c = getopt(argc, argv, "vo:n:")) != -1;) printf("%c %s %d %d\n", c, optarg ? optarg : "-", optind, c == '?' ? optopt : 0);
    printf("%d:", optind);
    for (int i = 1; i < argc; i++) printf(" %s", argv[i]);
    printf("\n");
    optind = 0;
    for (int c; (c = getopt(argc, argv, "+:vo:n:x:")) != -1;) printf("%c %s %d\n", c, optarg ? optarg : "-", optind);
    printf("%d\n", optind);
    DONE;
    return 0;
}
