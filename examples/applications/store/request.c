/* Requests: a line each. */
#include "request.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* The verbs, and how many words follow them. */
static const struct {
    const char *name;
    enum verb verb;
    int words;
} verbs[] = {
    {"get", GET, 1},       {"set", SET, 2},   {"del", DEL, 1},       {"add", ADD, 2},   {"append", APPEND, 2},
    {"cas", CAS, 3},       {"exists", EXISTS, 1}, {"keys", KEYS, 1}, {"count", COUNT, 0}, {"quit", QUIT, 0},
};

enum { VERBS = sizeof verbs / sizeof *verbs };

const char *request_fault(enum fault fault) {
    switch (fault) {
    case NO_FAULT: return "fine";
    case EMPTY: return "the line is empty";
    case UNKNOWN: return "no such request";
    case TOO_MANY: return "too many words";
    case TOO_FEW: return "too few words";
    case OPEN_QUOTE: return "a quote has no end";
    case NO_MEMORY: return "no memory left";
    }
    return "?";
}

const char *request_name(enum verb verb) {
    int i;
    for (i = 0; i < VERBS; i++)
        if (verbs[i].verb == verb) return verbs[i].name;
    return "?";
}

/* The value of an escaped character. */
static char unescaped(char c) {
    switch (c) {
    case 'n': return '\n';
    case 't': return '\t';
    case '0': return 0;
    default: return c;
    }
}

/* Reads a word in quotes behind the first one; returns where the line goes on, NULL if there is no second one. */
static const char *quoted(const char *line, char *to, size_t *n) {
    *n = 0;
    for (; *line && *line != '"'; line++) {
        char c = *line;
        if (c == '\\' && line[1]) c = unescaped(*++line);
        to[(*n)++] = c;
    }
    return *line ? line + 1 : NULL;
}

static const char *plain(const char *line, char *to, size_t *n) {
    for (*n = 0; *line && !isspace((unsigned char)*line); line++) to[(*n)++] = *line;
    return line;
}

static const char *skip(const char *line) {
    while (isspace((unsigned char)*line)) line++;
    return line;
}

/* Reads the words behind the verb. */
static enum fault words(struct request *request, const char *line, char *room) {
    size_t n;
    for (line = skip(line); *line; line = skip(line)) {
        struct text *word = &request->words[request->count];
        if (request->count == MOST_WORDS) return TOO_MANY;
        line = *line == '"' ? quoted(line + 1, room, &n) : plain(line, room, &n);
        if (!line) return OPEN_QUOTE;
        *word = text_copy(room, n);
        if (!word->bytes) return NO_MEMORY;
        request->count++;
    }
    return NO_FAULT;
}

static enum fault find_verb(struct request *request, const char *name, int *wanted) {
    int i;
    for (i = 0; i < VERBS; i++) {
        if (strcasecmp(verbs[i].name, name) == 0) {
            request->verb = verbs[i].verb;
            *wanted = verbs[i].words;
            return NO_FAULT;
        }
    }
    return UNKNOWN;
}

enum fault request_parse(struct request *request, const char *line) {
    char *room = malloc(strlen(line) + 1);
    enum fault fault;
    size_t n;
    int wanted = 0;
    memset(request, 0, sizeof *request);
    if (!room) return NO_MEMORY;
    line = plain(skip(line), room, &n);
    room[n] = 0;
    fault = n == 0 ? EMPTY : find_verb(request, room, &wanted);
    if (fault == NO_FAULT) fault = words(request, line, room);
    if (fault == NO_FAULT && request->count > wanted) fault = TOO_MANY;
    if (fault == NO_FAULT && request->count < wanted) fault = TOO_FEW;
    free(room);
    if (fault != NO_FAULT) request_free(request);
    return fault;
}

void request_free(struct request *request) {
    int i;
    for (i = 0; i < request->count; i++) text_free(&request->words[i]);
    request->count = 0;
}
