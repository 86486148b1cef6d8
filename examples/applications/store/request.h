/* Requests: a line each, with words that may be in quotes. */
#ifndef STORE_REQUEST_H
#define STORE_REQUEST_H

#include "text.h"

enum { MOST_WORDS = 4 };

enum verb { NONE, GET, SET, DEL, ADD, APPEND, CAS, EXISTS, KEYS, COUNT, QUIT };

struct request {
    enum verb verb;
    struct text words[MOST_WORDS];
    int count;
};

/* What is wrong with a line. */
enum fault { NO_FAULT, EMPTY, UNKNOWN, TOO_MANY, TOO_FEW, OPEN_QUOTE, NO_MEMORY };

enum fault request_parse(struct request *request, const char *line);
void request_free(struct request *request);
const char *request_fault(enum fault fault);
const char *request_name(enum verb verb);

#endif
