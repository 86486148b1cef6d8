/* Several words at once: the automaton of Aho and Corasick, over bytes. */
#ifndef SCANNER_AUTOMATON_H
#define SCANNER_AUTOMATON_H

#include <stddef.h>

struct automaton;

/* Makes the automaton for some words, with letters of any size if `fold`. NULL if there is no memory left. */
struct automaton *automaton_new(const char *const *words, int count, int fold);
void automaton_free(struct automaton *automaton);

/* Where a word was found. */
struct hit {
    size_t start;
    size_t end;
    int word;
};

/* The first place behind `from` where a word ends; of several words that end there the longest. */
int automaton_find(const struct automaton *automaton, const char *text, size_t n, size_t from, struct hit *hit);

#endif
