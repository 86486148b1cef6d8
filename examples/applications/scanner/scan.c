/* Scanning one file, and the workers that do so. */
#include "scan.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

/* How much of a file is read at a time. */
enum { PIECE = 64 };

/* A file on its way through a worker. */
struct reading {
    const struct scan *scan;
    const char *name;
    struct bytes *text;
    struct totals *totals;
    /* A line whose end has not been read yet. */
    struct bytes rest;
    long number;
    long matches;
    int enough;
};

static void print_line(struct reading *r, const char *line, size_t n) {
    const struct settings *settings = r->scan->settings;
    if (settings->names_only || settings->count_only) return;
    if (settings->names) bytes_print(r->text, "%s:", r->name);
    if (settings->numbers) bytes_print(r->text, "%ld:", r->number);
    bytes_add(r->text, line, n);
    bytes_add_char(r->text, '\n');
}

static void take_line(struct reading *r, const char *line, size_t n) {
    const struct settings *settings = r->scan->settings;
    int found;
    r->number++;
    if (n > 0 && line[n - 1] == '\r') n--;
    found = search_line(r->scan->search, line, n);
    if (found == settings->invert) return;
    r->matches++;
    print_line(r, line, n);
    if (settings->names_only || r->matches == settings->most_matches) r->enough = 1;
}

/* Takes the lines of a piece; the last one may go on in the next piece. */
static void take_piece(struct reading *r, const char *piece, size_t n) {
    const char *end = piece + n;
    while (piece < end && !r->enough) {
        const char *newline = memchr(piece, '\n', (size_t)(end - piece));
        size_t length = (size_t)((newline ? newline : end) - piece);
        if (!newline) {
            bytes_add(&r->rest, piece, length);
            return;
        }
        if (r->rest.size > 0) {
            bytes_add(&r->rest, piece, length);
            take_line(r, r->rest.data, r->rest.size);
            bytes_clear(&r->rest);
        } else {
            take_line(r, piece, length);
        }
        piece = newline + 1;
    }
}

/* Whether a file is no text: its beginning has a zero. */
static int is_binary(const char *piece, size_t n) { return memchr(piece, 0, n) != NULL; }

static void finish(struct reading *r) {
    const struct settings *settings = r->scan->settings;
    if (r->rest.size > 0 && !r->enough) take_line(r, r->rest.data, r->rest.size);
    bytes_free(&r->rest);
    if (settings->count_only) {
        if (settings->names) bytes_print(r->text, "%s:", r->name);
        bytes_print(r->text, "%ld\n", r->matches);
    } else if (settings->names_only && r->matches > 0) {
        bytes_print(r->text, "%s\n", r->name);
    }
    r->totals->files++;
    r->totals->lines += r->number;
    r->totals->matches += r->matches;
    r->totals->files_with_matches += r->matches > 0;
}

void scan_file(const struct scan *scan, const char *name, struct bytes *text, struct totals *totals) {
    struct reading r = {scan, name, text, totals, {NULL, 0, 0}, 0, 0, 0};
    char piece[PIECE];
    size_t n;
    int first = 1;
    FILE *file = fopen(name, "r");
    if (!file) {
        fprintf(scan->complaints, "%s: %s\n", name, strerror(errno));
        totals->files++;
        totals->unreadable++;
        return;
    }
    while (!r.enough && (n = fread(piece, 1, sizeof piece, file)) > 0) {
        if (first && is_binary(piece, n)) break;
        first = 0;
        take_piece(&r, piece, n);
    }
    if (ferror(file)) totals->unreadable++;
    fclose(file);
    finish(&r);
}

static void *worker(void *argument) {
    const struct scan *scan = argument;
    struct job job;
    while (queue_take(scan->queue, &job) == 0) {
        struct totals totals = {0, 0, 0, 0, 0};
        struct bytes text;
        bytes_init(&text);
        scan_file(scan, job.name, &text, &totals);
        results_give(scan->results, job.number, &text, &totals);
        bytes_free(&text);
    }
    return NULL;
}

int scan_start(struct scan *scan, pthread_t *workers, int count) {
    int i;
    for (i = 0; i < count; i++) {
        if (pthread_create(&workers[i], NULL, worker, scan)) {
            queue_cancel(scan->queue);
            scan_wait(workers, i);
            return -1;
        }
    }
    return 0;
}

void scan_wait(pthread_t *workers, int count) {
    int i;
    for (i = 0; i < count; i++) pthread_join(workers[i], NULL);
}
