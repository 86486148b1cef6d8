/* Whether there is something to be found in a line: one word with the method of Horspool, several with an automaton. */
#include "search.h"

#include "automaton.h"
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

struct search {
    int whole_words;
    int fold;
    /* One word: how far it may move if the last character of the text under it is this one. */
    char *word;
    size_t length;
    unsigned char shift[256];
    /* Several. */
    struct automaton *automaton;
};

static char fold(const struct search *s, char c) { return s->fold ? (char)tolower((unsigned char)c) : c; }

static void prepare_word(struct search *s) {
    size_t i;
    size_t most = s->length < 255 ? s->length : 255;
    memset(s->shift, (int)most, sizeof s->shift);
    for (i = 0; i + 1 < s->length; i++) {
        size_t distance = s->length - 1 - i;
        s->shift[(unsigned char)s->word[i]] = (unsigned char)(distance < 255 ? distance : 255);
    }
}

struct search *search_new(const struct settings *settings) {
    struct search *s = calloc(1, sizeof *s);
    size_t i;
    if (!s) return NULL;
    s->whole_words = settings->whole_words;
    s->fold = settings->ignore_case;
    if (settings->pattern_count > 1) {
        s->automaton = automaton_new(settings->patterns, settings->pattern_count, s->fold);
        if (s->automaton) return s;
    } else {
        s->word = strdup(settings->patterns[0]);
        if (s->word) {
            s->length = strlen(s->word);
            for (i = 0; i < s->length; i++) s->word[i] = fold(s, s->word[i]);
            prepare_word(s);
            return s;
        }
    }
    search_free(s);
    return NULL;
}

void search_free(struct search *s) {
    if (!s) return;
    automaton_free(s->automaton);
    free(s->word);
    free(s);
}

static int find_word(const struct search *s, const char *text, size_t n, size_t from, struct hit *hit) {
    size_t at = from;
    while (at + s->length <= n) {
        size_t k = s->length;
        while (k > 0 && fold(s, text[at + k - 1]) == s->word[k - 1]) k--;
        if (k == 0) {
            hit->start = at;
            hit->end = at + s->length;
            hit->word = 0;
            return 1;
        }
        at += s->shift[(unsigned char)fold(s, text[at + s->length - 1])];
    }
    return 0;
}

static int is_word_char(char c) { return isalnum((unsigned char)c) || c == '_'; }

static int stands_alone(const char *line, size_t n, const struct hit *hit) {
    int before = hit->start > 0 && is_word_char(line[hit->start - 1]);
    int after = hit->end < n && is_word_char(line[hit->end]);
    return !before && !after;
}

int search_line(const struct search *s, const char *line, size_t n) {
    struct hit hit = {0, 0, 0};
    size_t from = 0;
    for (;;) {
        int found = s->automaton ? automaton_find(s->automaton, line, n, from, &hit) : find_word(s, line, n, from, &hit);
        if (!found) return 0;
        if (!s->whole_words || stands_alone(line, n, &hit)) return 1;
        from = hit.start + 1;
    }
}
