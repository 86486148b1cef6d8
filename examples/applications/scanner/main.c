// mazurka: verified --file a.txt=data/poem.txt --file b.txt=data/letter.txt --file list=data/list.txt --arg -n --arg -i --arg --include=*.txt --arg -f --arg list --arg -o --arg found --arg rose --arg a.txt
// with: automaton.c bytes.c glob.c names.c queue.c results.c scan.c search.c settings.c
/* A parallel file scanner: looks for words in files, with several workers, and prints what it finds in the order of the
 * files. Names go through a queue with room for a few; results wait until it is their turn. */
#include "names.h"
#include "scan.h"

#include <assert.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

static FILE *open_output(const struct settings *settings) {
    FILE *to = stdout;
    if (settings->output) {
        to = fopen(settings->output, "w");
        if (!to) fprintf(stderr, "%s: %s\n", settings->output, strerror(errno));
    }
    return to;
}

/* Hands all names to the workers. */
static void produce(struct queue *queue, const struct names *names) {
    int i;
    for (i = 0; i < names->count; i++) {
        struct job job = {names->names[i], i};
        if (queue_put(queue, &job)) break;
    }
    queue_close(queue);
}

static int run(const struct settings *settings, const struct names *names, FILE *to, struct totals *totals) {
    struct queue queue;
    struct results results;
    pthread_t workers[MOST_WORKERS];
    struct scan scan = {settings, search_new(settings), &queue, &results, stderr};
    int failed = 1;
    if (!scan.search) return 1;
    if (queue_init(&queue, settings->queue_size) == 0) {
        if (results_init(&results, to, names->count) == 0) {
            if (scan_start(&scan, workers, settings->workers) == 0) {
                produce(&queue, names);
                scan_wait(workers, settings->workers);
                failed = results.failed;
                assert(queue.taken == queue.put && results.next == results.count);
            }
            *totals = results.totals;
            results_destroy(&results);
        }
        queue_destroy(&queue);
    }
    search_free((struct search *)scan.search);
    return failed;
}

#ifdef __MAZURKA__
/* What the options and the files of the check give, in the order of the files. */
static void look_at(const char *output) {
    static const char expected[] =
        "a.txt:1:A rose is a rose\na.txt:3:and Rose is a name\nb.txt:2:the roses are out,\n";
    char text[sizeof expected + 1];
    FILE *file = fopen(output, "r");
    size_t n;
    assert(file);
    n = fread(text, 1, sizeof text, file);
    assert(n == sizeof expected - 1 && memcmp(text, expected, n) == 0);
    fclose(file);
}
#endif

int main(int argc, char **argv) {
    struct settings settings;
    struct names names;
    struct totals totals = {0, 0, 0, 0, 0};
    FILE *to;
    int failed = 1;
    if (settings_read(&settings, argc, argv, stderr)) {
        settings_usage(stderr, argv[0]);
        return 2;
    }
    if (names_collect(&names, &settings, stderr) == 0) {
        to = open_output(&settings);
        if (to) {
            failed = run(&settings, &names, to, &totals);
            if (to != stdout && fclose(to)) failed = 1;
            totals_print(&totals, stderr);
        }
    }
    names_free(&names);
#ifdef __MAZURKA__
    if (settings.output) look_at(settings.output);
#endif
    if (failed || totals.unreadable) return 2;
    return totals.matches ? 0 : 1;
}
