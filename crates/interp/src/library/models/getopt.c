/* getopt as in glibc: arguments that are no options move behind those that are, unless the list of options
   begins with + or POSIXLY_CORRECT is set. */

#include <getopt.h>
#include <stddef.h>

int complain_to(void *stream, const char *format, ...) __asm__("mazurka.call.fprintf");
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
    if (opterr && !quiet) complain_to(stderr, "%s: %s -- '%c'\n", program, what, c);
    return '?';
}

/* Long options, their number in the list, and whether one minus sign is enough for them. */
struct longs {
    const struct option *list;
    int *index, one_minus;
};

static int refuse(const char *program, const char *what, const char *option, int value, int quiet) {
    optopt = value;
    if (opterr && !quiet) complain_to(stderr, "%s: option '%s' %s\n", program, option, what);
    return '?';
}

/* How long the text is that a name and another text have in common, if the text ends there or has a = there. */
static size_t matches(const char *name, const char *text, int *whole) {
    size_t n = 0;
    while (text[n] && text[n] != '=' && text[n] == name[n]) n++;
    *whole = !name[n];
    return text[n] && text[n] != '=' ? 0 : n;
}

/* The long option that a text means, by its beginning if no other begins so; -1 if there is none, -2 if there are several. */
static int find_long(const struct option *list, const char *text) {
    int found = -1, whole;
    for (int k = 0; list[k].name; k++) {
        if (!matches(list[k].name, text, &whole)) continue;
        if (whole) return k;
        int same = found >= 0 && list[k].has_arg == list[found].has_arg && list[k].flag == list[found].flag &&
                   list[k].val == list[found].val;
        found = found == -1 || same ? (found < 0 ? k : found) : -2;
    }
    return found;
}

static int long_option(int argc, char **argv, const struct longs *longs, int k, int quiet) {
    const struct option *option = &longs->list[k];
    char *text = argv[optind++], *value = text;
    while (*value && *value != '=') value++;
    if (*value && option->has_arg == no_argument) return refuse(argv[0], "doesn't allow an argument", text, option->val, quiet);
    optarg = *value ? value + 1 : NULL;
    if (!*value && option->has_arg == required_argument) {
        if (optind == argc) {
            refuse(argv[0], "requires an argument", text, option->val, quiet);
            return quiet ? ':' : '?';
        }
        optarg = argv[optind++];
    }
    if (longs->index) *longs->index = k;
    if (!option->flag) return option->val;
    *option->flag = option->val;
    return 0;
}

static int is_letter(const char *options, char c) {
    while (*options && *options != c) options++;
    return *options && c != ':';
}

/* What the next argument is as a long option; -3 if it is none. */
static int next_long(int argc, char **argv, const char *options, const struct longs *longs, int quiet) {
    char *text = argv[optind];
    int two = text[1] == '-';
    if (!longs->list || (!two && !longs->one_minus)) return -3;
    int k = find_long(longs->list, text + 1 + two);
    if (k >= 0) return long_option(argc, argv, longs, k, quiet);
    if (!two && is_letter(options, text[1])) return -3;
    optind++;
    return refuse(argv[0], k == -1 ? "is not known" : "is ambiguous", text, 0, quiet);
}

static int next_option(int argc, char **argv, const char *options, const struct longs *longs) {
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
        int found = next_long(argc, argv, options, longs, quiet);
        if (found != -3) return found;
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

int getopt(int argc, char *const *argv, const char *options) {
    struct longs none = {NULL, NULL, 0};
    return next_option(argc, (char **)argv, options, &none);
}

int getopt_long(int argc, char *const *argv, const char *options, const struct option *list, int *index) {
    struct longs longs = {list, index, 0};
    return next_option(argc, (char **)argv, options, &longs);
}

int getopt_long_only(int argc, char *const *argv, const char *options, const struct option *list, int *index) {
    struct longs longs = {list, index, 1};
    return next_option(argc, (char **)argv, options, &longs);
}
