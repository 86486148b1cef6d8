/* What the user wants: the command line. */
#include "settings.h"

#include <errno.h>
#include <getopt.h>
#include <stdlib.h>
#include <string.h>

enum { INCLUDE = 256, EXCLUDE, QUEUE_SIZE };

static const struct option long_options[] = {
    {"pattern", required_argument, NULL, 'e'},
    {"ignore-case", no_argument, NULL, 'i'},
    {"word", no_argument, NULL, 'w'},
    {"invert", no_argument, NULL, 'v'},
    {"line-number", no_argument, NULL, 'n'},
    {"files-with-matches", no_argument, NULL, 'l'},
    {"count", no_argument, NULL, 'c'},
    {"max-count", required_argument, NULL, 'm'},
    {"no-filename", no_argument, NULL, 'h'},
    {"files-from", required_argument, NULL, 'f'},
    {"output", required_argument, NULL, 'o'},
    {"jobs", required_argument, NULL, 'j'},
    {"include", required_argument, NULL, INCLUDE},
    {"exclude", required_argument, NULL, EXCLUDE},
    {"queue-size", required_argument, NULL, QUEUE_SIZE},
    {NULL, 0, NULL, 0},
};

void settings_usage(FILE *to, const char *program) {
    fprintf(to, "usage: %s [options] PATTERN FILE...\n", program);
    fprintf(to, "  -e PATTERN   look for this, too\n");
    fprintf(to, "  -i -w -v     letters of any size; whole words; lines without a match\n");
    fprintf(to, "  -n -l -c -h  numbers of lines; only names; only counts; no names\n");
    fprintf(to, "  -m N         at most N lines of a file\n");
    fprintf(to, "  -f LIST      read the names of files from a file\n");
    fprintf(to, "  -o FILE      write to a file\n");
    fprintf(to, "  -j N         so many workers\n");
}

/* A number in a range; complains about anything else. */
static int number(const char *text, long least, long most, long *to, FILE *complaints) {
    char *end;
    errno = 0;
    *to = strtol(text, &end, 10);
    if (errno == 0 && end != text && *end == 0 && *to >= least && *to <= most) return 0;
    fprintf(complaints, "%s is no number from %ld to %ld\n", text, least, most);
    return -1;
}

static int add(const char **list, int *count, int most, const char *text, FILE *complaints) {
    if (*count == most) {
        fprintf(complaints, "there are more than %d of these: %s\n", most, text);
        return -1;
    }
    list[(*count)++] = text;
    return 0;
}

static int option(struct settings *s, int c, FILE *complaints) {
    long value = 0;
    int bad = 0;
    switch (c) {
    case 'e': return add(s->patterns, &s->pattern_count, MOST_PATTERNS, optarg, complaints);
    case INCLUDE: return add(s->include, &s->include_count, MOST_GLOBS, optarg, complaints);
    case EXCLUDE: return add(s->exclude, &s->exclude_count, MOST_GLOBS, optarg, complaints);
    case 'i': s->ignore_case = 1; break;
    case 'w': s->whole_words = 1; break;
    case 'v': s->invert = 1; break;
    case 'n': s->numbers = 1; break;
    case 'l': s->names_only = 1; break;
    case 'c': s->count_only = 1; break;
    case 'h': s->names = 0; break;
    case 'f': s->list_file = optarg; break;
    case 'o': s->output = optarg; break;
    case 'm':
        bad = number(optarg, 1, 1000000, &value, complaints);
        s->most_matches = value;
        break;
    case 'j':
        bad = number(optarg, 1, MOST_WORKERS, &value, complaints);
        s->workers = (int)value;
        break;
    case QUEUE_SIZE:
        bad = number(optarg, 1, 1024, &value, complaints);
        s->queue_size = (int)value;
        break;
    default: return -1;
    }
    return bad;
}

int settings_read(struct settings *s, int argc, char **argv, FILE *complaints) {
    int c;
    memset(s, 0, sizeof *s);
    s->names = 1;
    s->workers = 2;
    s->queue_size = 4;
    s->most_matches = -1;
    while ((c = getopt_long(argc, argv, "e:iwvnlchm:f:o:j:", long_options, NULL)) != -1) {
        if (option(s, c, complaints)) return -1;
    }
    /* Without -e the first argument is the pattern. */
    if (s->pattern_count == 0) {
        if (optind == argc) {
            fprintf(complaints, "there is nothing to look for\n");
            return -1;
        }
        s->patterns[s->pattern_count++] = argv[optind++];
    }
    for (c = 0; c < s->pattern_count; c++) {
        if (!*s->patterns[c]) {
            fprintf(complaints, "a pattern is empty\n");
            return -1;
        }
    }
    s->files = argv + optind;
    s->file_count = argc - optind;
    if (s->file_count == 0 && !s->list_file) {
        fprintf(complaints, "there is no file to look into\n");
        return -1;
    }
    return 0;
}
