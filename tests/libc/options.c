// mazurka: --arg --verbose --arg file1 --arg --out=result --arg -x --arg --num --arg 5 --arg --ver --arg file2 --arg --unknown --arg --out --arg -abc --arg --n=7 --arg --flag --arg -- --arg --out
#include "done.h"
#include <getopt.h>
#include <stdio.h>

static int flag;

int main(int argc, char **argv) {
    static const struct option longs[] = {
        {"verbose", no_argument, NULL, 'v'}, {"version", no_argument, NULL, 'V'}, {"out", required_argument, NULL, 'o'},
        {"number", optional_argument, NULL, 'n'}, {"flag", no_argument, &flag, 9}, {NULL, 0, NULL, 0},
    };
    opterr = 0;
    for (int c, index = -1; (c = getopt_long(argc, argv, ":xa:b", longs, &index)) != -1; index = -1)
        printf("%d %d %s %d %d\n", c, index, optarg ? optarg : "-", optind, c == '?' || c == ':' ? optopt : 0);
    printf("%d %d", flag, optind);
    for (int i = 1; i < argc; i++) printf(" %s", argv[i]);
    printf("\n");
    optind = 0;
    char *only[] = {"program", "-verb", "-out", "x", "-b", "-xb", NULL};
    for (int c; (c = getopt_long_only(6, only, "xa:b", longs, NULL)) != -1;) printf("%d %s %d\n", c, optarg ? optarg : "-", optind);
    DONE;
    return 0;
}
