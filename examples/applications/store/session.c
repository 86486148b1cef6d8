/* A session. */
#include "session.h"

#include "listing.h"
#include "request.h"
#include <stdlib.h>

static void answer_outcome(struct session *session, enum outcome outcome) {
    static const char *const words[] = {"ok", "not found", "not a number", "differs", "out of memory"};
    fprintf(session->answers, "%s\n", words[outcome]);
}

static void get(struct session *session, const struct request *request) {
    struct text value;
    enum outcome outcome = store_get(session->store, &request->words[0], &value);
    if (outcome != DONE) {
        answer_outcome(session, outcome);
        return;
    }
    fprintf(session->answers, "%zu %s\n", value.size, value.bytes);
    text_free(&value);
}

static void exists(struct session *session, const struct request *request) {
    struct text value;
    enum outcome outcome = store_get(session->store, &request->words[0], &value);
    if (outcome == DONE) text_free(&value);
    fprintf(session->answers, "%s\n", outcome == DONE ? "yes" : "no");
}

static void add(struct session *session, const struct request *request) {
    enum outcome outcome = NOT_A_NUMBER;
    long more, sum = 0;
    if (text_number(&request->words[1], &more) == 0) outcome = store_add(session->store, &request->words[0], more, &sum);
    if (outcome == DONE) fprintf(session->answers, "%ld\n", sum);
    else answer_outcome(session, outcome);
}

static void keys(struct session *session, const struct request *request) {
    struct listing listing;
    size_t i;
    if (listing_collect(&listing, session->store, &request->words[0])) {
        answer_outcome(session, OUT_OF_MEMORY);
        return;
    }
    fprintf(session->answers, "%zu\n", listing.count);
    for (i = 0; i < listing.count; i++) fprintf(session->answers, "%s\n", listing.keys[i].bytes);
    listing_free(&listing);
}

/* Performs a request; returns 0 if the session goes on. */
static int perform(struct session *session, const struct request *request) {
    struct store *store = session->store;
    const struct text *words = request->words;
    switch (request->verb) {
    case GET: get(session, request); break;
    case SET: answer_outcome(session, store_set(store, &words[0], &words[1])); break;
    case DEL: answer_outcome(session, store_delete(store, &words[0])); break;
    case ADD: add(session, request); break;
    case APPEND: answer_outcome(session, store_append(store, &words[0], &words[1])); break;
    case CAS: answer_outcome(session, store_swap(store, &words[0], &words[1], &words[2])); break;
    case EXISTS: exists(session, request); break;
    case KEYS: keys(session, request); break;
    case COUNT: fprintf(session->answers, "%ld\n", store_count(store)); break;
    case QUIT: fprintf(session->answers, "bye\n"); return 1;
    case NONE: break;
    }
    return 0;
}

void session_run(struct session *session) {
    char *line = NULL;
    size_t room = 0;
    int over = 0;
    while (!over && getline(&line, &room, session->requests) >= 0) {
        struct request request;
        enum fault fault = request_parse(&request, line);
        if (fault == EMPTY) continue;
        if (fault != NO_FAULT) {
            session->faults++;
            fprintf(session->answers, "error: %s\n", request_fault(fault));
            continue;
        }
        over = perform(session, &request);
        session->done++;
        request_free(&request);
    }
    free(line);
}
