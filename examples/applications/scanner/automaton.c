/* Several words at once: the automaton of Aho and Corasick, over bytes. */
#include "automaton.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

/* A state stands for the beginning of a word. Its successors are a list: few of them have many. */
struct state {
    int first_edge;
    /* The state for the longest proper end of this beginning that is one, too. */
    int fallback;
    /* The longest word that ends here, or -1. */
    int word;
    /* How many characters lead here. */
    int depth;
};

struct edge {
    unsigned char c;
    int to;
    int next;
};

struct automaton {
    struct state *states;
    int state_count;
    struct edge *edges;
    int edge_count;
    size_t *lengths;
    int fold;
};

enum { NONE = -1, START = 0 };

static unsigned char folded(const struct automaton *a, char c) {
    unsigned char byte = (unsigned char)c;
    return a->fold ? (unsigned char)tolower(byte) : byte;
}

static int successor(const struct automaton *a, int state, unsigned char c) {
    int e;
    for (e = a->states[state].first_edge; e != NONE; e = a->edges[e].next)
        if (a->edges[e].c == c) return a->edges[e].to;
    return NONE;
}

static int new_state(struct automaton *a, int depth) {
    struct state *state = &a->states[a->state_count];
    state->first_edge = NONE;
    state->fallback = START;
    state->word = NONE;
    state->depth = depth;
    return a->state_count++;
}

static int new_edge(struct automaton *a, int from, unsigned char c) {
    int to = new_state(a, a->states[from].depth + 1);
    struct edge *edge = &a->edges[a->edge_count];
    edge->c = c;
    edge->to = to;
    edge->next = a->states[from].first_edge;
    a->states[from].first_edge = a->edge_count++;
    return to;
}

static void add_word(struct automaton *a, const char *word, int number) {
    int state = START;
    for (; *word; word++) {
        unsigned char c = folded(a, *word);
        int next = successor(a, state, c);
        state = next == NONE ? new_edge(a, state, c) : next;
    }
    if (a->states[state].word == NONE) a->states[state].word = number;
}

/* The state behind another one and a character, by way of fallbacks. */
static int step(const struct automaton *a, int state, unsigned char c) {
    for (;;) {
        int next = successor(a, state, c);
        if (next != NONE) return next;
        if (state == START) return START;
        state = a->states[state].fallback;
    }
}

/* Sets the fallbacks in the order of depth: those of shorter beginnings are needed first. */
static void set_fallbacks(struct automaton *a, int *queue) {
    int head = 0, tail = 0, e;
    queue[tail++] = START;
    while (head < tail) {
        int state = queue[head++];
        for (e = a->states[state].first_edge; e != NONE; e = a->edges[e].next) {
            int to = a->edges[e].to;
            int fallback = state == START ? START : step(a, a->states[state].fallback, a->edges[e].c);
            a->states[to].fallback = fallback;
            /* A shorter word may end where none of this length does. */
            if (a->states[to].word == NONE) a->states[to].word = a->states[fallback].word;
            queue[tail++] = to;
        }
    }
}

struct automaton *automaton_new(const char *const *words, int count, int fold) {
    struct automaton *a = calloc(1, sizeof *a);
    size_t total = 1;
    int *queue, i;
    if (!a) return NULL;
    for (i = 0; i < count; i++) total += strlen(words[i]);
    a->fold = fold;
    a->states = calloc(total, sizeof *a->states);
    a->edges = calloc(total, sizeof *a->edges);
    a->lengths = calloc((size_t)count, sizeof *a->lengths);
    queue = calloc(total, sizeof *queue);
    if (!a->states || !a->edges || !a->lengths || !queue) {
        free(queue);
        automaton_free(a);
        return NULL;
    }
    new_state(a, 0);
    for (i = 0; i < count; i++) {
        a->lengths[i] = strlen(words[i]);
        add_word(a, words[i], i);
    }
    set_fallbacks(a, queue);
    free(queue);
    return a;
}

void automaton_free(struct automaton *a) {
    if (!a) return;
    free(a->states);
    free(a->edges);
    free(a->lengths);
    free(a);
}

int automaton_find(const struct automaton *a, const char *text, size_t n, size_t from, struct hit *hit) {
    int state = START;
    size_t i;
    for (i = from; i < n; i++) {
        state = step(a, state, folded(a, text[i]));
        if (a->states[state].word != NONE) {
            hit->word = a->states[state].word;
            hit->end = i + 1;
            hit->start = hit->end - a->lengths[hit->word];
            return 1;
        }
    }
    return 0;
}
