/* What was found, printed in the order of the files. */
#include "results.h"

#include <stdlib.h>
#include <string.h>

int results_init(struct results *results, FILE *to, int files) {
    int i;
    memset(results, 0, sizeof *results);
    results->waiting = calloc((size_t)files + 1, sizeof *results->waiting);
    results->done = calloc((size_t)files + 1, 1);
    if (!results->waiting || !results->done) {
        free(results->waiting);
        free(results->done);
        return -1;
    }
    for (i = 0; i < files; i++) bytes_init(&results->waiting[i]);
    results->to = to;
    results->count = files;
    pthread_mutex_init(&results->mutex, NULL);
    return 0;
}

void results_destroy(struct results *results) {
    int i;
    for (i = 0; i < results->count; i++) bytes_free(&results->waiting[i]);
    free(results->waiting);
    free(results->done);
    pthread_mutex_destroy(&results->mutex);
}

void totals_add(struct totals *to, const struct totals *from) {
    to->files += from->files;
    to->unreadable += from->unreadable;
    to->lines += from->lines;
    to->matches += from->matches;
    to->files_with_matches += from->files_with_matches;
}

/* Prints what can be printed; the caller has the mutex. */
static void print_in_order(struct results *results) {
    while (results->next < results->count && results->done[results->next]) {
        struct bytes *text = &results->waiting[results->next];
        if (text->size > 0 && fwrite(text->data, 1, text->size, results->to) != text->size) results->failed = 1;
        bytes_free(text);
        results->next++;
    }
}

void results_give(struct results *results, int number, struct bytes *text, const struct totals *about) {
    pthread_mutex_lock(&results->mutex);
    results->waiting[number] = *text;
    bytes_init(text);
    results->done[number] = 1;
    totals_add(&results->totals, about);
    print_in_order(results);
    pthread_mutex_unlock(&results->mutex);
}

void totals_print(const struct totals *totals, FILE *to) {
    fprintf(to, "%ld matching lines of %ld in %ld of %ld files", totals->matches, totals->lines,
            totals->files_with_matches, totals->files);
    if (totals->unreadable) fprintf(to, ", %ld could not be read", totals->unreadable);
    fputc('\n', to);
}
