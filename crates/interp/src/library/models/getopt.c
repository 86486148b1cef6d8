/* getopt as in glibc: arguments that are no options move behind those that are, unless the list of options
   begins with + or POSIXLY_CORRECT is set. */

#include <stddef.h>

int fprintf(void *stream, const char *format, ...);
char *getenv(const char *name);
extern void *stderr;

char *optarg;
int optind = 1, opterr = 1, optopt = '?';

/* Where the letters of the current argument go on, and which arguments are no options: from `first` to `last`. */
static char *letters;
static int first = 1, last = 1;

static void rotate(char **argv, int from, int middle, int to) {
    for (; middle < to; from++, middle++) {
        char *option = argv[middle];
        for (int k = middle; k > from; k--) argv[k] = argv[k - 1];
        argv[from] = option;
    }
}

static void gather(char **argv) {
    if (first != last && last != optind) {
        rotate(argv, first, last, optind);
        first += optind - last;
    } else if (last != optind) {
        first = optind;
    }
    last = optind;
}

static int is_option(const char *text) { return text[0] == '-' && text[1]; }

static int complain(const char *program, const char *what, int c, int quiet) {
    optopt = c;
    if (opterr && !quiet) fprintf(stderr, "%s: %s -- '%c'\n", program, what, c);
    return '?';
}

int getopt(int argc, char *const *arguments, const char *options) {
    char **argv = (char **)arguments;
    int ordered = *options == '+' || *options == '-' || getenv("POSIXLY_CORRECT");
    options += *options == '+' || *options == '-';
    int quiet = *options == ':';
    if (optind == 0) optind = 1, letters = NULL, first = last = 1;
    optarg = NULL;
    if (!letters || !*letters) {
        if (last > optind) last = optind;
        if (first > optind) first = optind;
        if (!ordered) {
            gather(argv);
            while (optind < argc && !is_option(argv[optind])) optind++;
            last = optind;
        }
        int end = optind < argc && argv[optind][0] == '-' && argv[optind][1] == '-' && !argv[optind][2];
        if (end) {
            optind++;
            if (first != last && last != optind) rotate(argv, first, last, optind), first += optind - last;
            else if (first == last) first = optind;
            last = argc;
            optind = argc;
        }
        if (optind == argc) {
            if (first != last) optind = first;
            return -1;
        }
        if (!is_option(argv[optind])) return -1;
        letters = argv[optind] + 1;
    }
    char c = *letters++;
    const char *known = options;
    while (*known && *known != c) known++;
    if (!*letters) optind++;
    if (!*known || c == ':' || c == ';') return complain(argv[0], "invalid option", c, quiet);
    if (known[1] != ':') return c;
    if (*letters) {
        optarg = letters;
        optind++;
    } else if (known[2] == ':') {
        optarg = NULL;
    } else if (optind == argc) {
        letters = NULL;
        complain(argv[0], "option requires an argument", c, quiet);
        return quiet ? ':' : '?';
    } else {
        optarg = argv[optind++];
    }
    letters = NULL;
    return c;
}
