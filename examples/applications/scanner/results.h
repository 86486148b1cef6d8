/* What was found, printed in the order of the files although workers finish in any order. */
#ifndef SCANNER_RESULTS_H
#define SCANNER_RESULTS_H

#include "bytes.h"
#include <pthread.h>
#include <stdio.h>

/* Numbers about a file, or about all of them. */
struct totals {
    long files;
    long unreadable;
    long lines;
    long matches;
    long files_with_matches;
};

struct results {
    pthread_mutex_t mutex;
    FILE *to;
    /* Texts that wait for those of earlier files, by the numbers of their files. */
    struct bytes *waiting;
    char *done;
    int count;
    int next;
    struct totals totals;
    int failed;
};

int results_init(struct results *results, FILE *to, int files);
void results_destroy(struct results *results);

/* A file is done. Takes its text, which may be empty. */
void results_give(struct results *results, int number, struct bytes *text, const struct totals *about);

void totals_add(struct totals *to, const struct totals *from);
void totals_print(const struct totals *totals, FILE *to);

#endif
