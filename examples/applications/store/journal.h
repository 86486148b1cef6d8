/* The journal: every change of the store is appended to a file, from which the store can be made again. */
#ifndef STORE_JOURNAL_H
#define STORE_JOURNAL_H

#include "text.h"
#include <pthread.h>
#include <stdio.h>

struct journal {
    pthread_mutex_t mutex;
    FILE *file;
    long records;
    int failed;
};

enum change { CHANGE_SET = 'S', CHANGE_DELETE = 'D' };

int journal_open(struct journal *journal, const char *name);
int journal_close(struct journal *journal);

/* Appends a record; all of it or, if writing fails, the journal counts as failed. */
void journal_append(struct journal *journal, enum change change, const struct text *key, const struct text *value);

/* Reads all records in their order. Returns how many there are, -1 if the file is no journal. */
long journal_read(const char *name, int (*apply)(void *, enum change, const struct text *, const struct text *), void *argument);

#endif
