/* What the user wants: the command line. */
#ifndef SCANNER_SETTINGS_H
#define SCANNER_SETTINGS_H

#include <stdio.h>

enum { MOST_PATTERNS = 8, MOST_GLOBS = 8, MOST_WORKERS = 16 };

struct settings {
    /* What to look for. */
    const char *patterns[MOST_PATTERNS];
    int pattern_count;
    int ignore_case;
    int whole_words;
    int invert;
    /* Where to look. */
    const char *include[MOST_GLOBS];
    int include_count;
    const char *exclude[MOST_GLOBS];
    int exclude_count;
    const char *list_file;
    char **files;
    int file_count;
    /* What to print. */
    int numbers;
    int names_only;
    int count_only;
    int names;
    long most_matches;
    const char *output;
    /* How to work. */
    int workers;
    int queue_size;
};

/* Reads the command line. Returns 0 if the program is to go on, -1 if the command line is wrong. */
int settings_read(struct settings *settings, int argc, char **argv, FILE *complaints);

void settings_usage(FILE *to, const char *program);

#endif
