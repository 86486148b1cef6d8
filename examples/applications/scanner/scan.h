/* Scanning one file, and the workers that do so. */
#ifndef SCANNER_SCAN_H
#define SCANNER_SCAN_H

#include "queue.h"
#include "results.h"
#include "search.h"
#include "settings.h"

/* What all workers share. */
struct scan {
    const struct settings *settings;
    const struct search *search;
    struct queue *queue;
    struct results *results;
    FILE *complaints;
};

/* Scans a file; what is to be printed is added to the text. */
void scan_file(const struct scan *scan, const char *name, struct bytes *text, struct totals *totals);

/* Starts the workers, and waits for them. */
int scan_start(struct scan *scan, pthread_t *workers, int count);
void scan_wait(pthread_t *workers, int count);

#endif
