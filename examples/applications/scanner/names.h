/* Which files are to be scanned. */
#ifndef SCANNER_NAMES_H
#define SCANNER_NAMES_H

#include "settings.h"

struct names {
    char **names;
    int count;
    int room;
};

/* Collects the names of the command line and of a list, without those that are not wanted and without repetitions. */
int names_collect(struct names *names, const struct settings *settings, FILE *complaints);
void names_free(struct names *names);

#endif
