/* Repetitions: hash chains over three bytes. */
#include "lz.h"

enum { HASH_BITS = 6, HASH_SIZE = 1 << HASH_BITS, MOST_POSITIONS = 1024, NOWHERE = 0xffff };

/* Where three bytes with some hash were last, and where before that. */
struct chains {
    unsigned short last[HASH_SIZE];
    unsigned short before[MOST_POSITIONS];
};

static unsigned int hash(const unsigned char *p) {
    unsigned int word = (unsigned int)p[0] | (unsigned int)p[1] << 8 | (unsigned int)p[2] << 16;
    return (word * 2654435761u) >> (32 - HASH_BITS);
}

static void clear(struct chains *chains) {
    int i;
    for (i = 0; i < HASH_SIZE; i++) chains->last[i] = NOWHERE;
}

static void remember(struct chains *chains, const unsigned char *text, size_t n, size_t at) {
    if (at + LZ_LEAST <= n && at < MOST_POSITIONS) {
        unsigned int h = hash(text + at);
        chains->before[at] = chains->last[h];
        chains->last[h] = (unsigned short)at;
    }
}

static size_t common(const unsigned char *text, size_t n, size_t a, size_t b) {
    size_t length = 0;
    while (b + length < n && length < LZ_MOST && text[a + length] == text[b + length]) length++;
    return length;
}

/* The longest copy for what is at a place; its length is 0 if none is worth it. */
static struct lz_token longest(const struct chains *chains, const unsigned char *text, size_t n, size_t at, int effort) {
    struct lz_token best = {0, 0, 0};
    unsigned short candidate;
    if (at + LZ_LEAST > n) return best;
    for (candidate = chains->last[hash(text + at)]; candidate != NOWHERE && effort > 0; effort--) {
        size_t length = common(text, n, candidate, at);
        if (length >= LZ_LEAST && length > best.length) {
            best.length = (unsigned short)length;
            best.distance = (unsigned short)(at - candidate);
        }
        candidate = chains->before[candidate];
    }
    return best;
}

size_t lz_cut(const unsigned char *text, size_t n, int effort, struct lz_token *tokens) {
    struct chains chains;
    size_t at = 0, count = 0;
    clear(&chains);
    while (at < n) {
        struct lz_token token = longest(&chains, text, n, at, effort);
        size_t k;
        if (token.length > 0 && effort > 1) {
            /* A longer copy may begin one byte later: then a literal is better here. */
            struct lz_token next;
            remember(&chains, text, n, at);
            next = longest(&chains, text, n, at + 1, effort);
            if (next.length > token.length + 1) token.length = 0;
        }
        if (token.length == 0) {
            token.length = 1;
            token.distance = 0;
            token.literal = text[at];
        }
        for (k = 0; k < token.length; k++) {
            /* What was remembered above is not remembered twice. */
            if (at + k < MOST_POSITIONS && at + k + LZ_LEAST <= n && chains.last[hash(text + at + k)] != at + k)
                remember(&chains, text, n, at + k);
        }
        at += token.length;
        tokens[count++] = token;
    }
    return count;
}

int lz_expand(const struct lz_token *token, unsigned char *text, size_t *n, size_t room) {
    size_t k;
    if (*n + token->length > room) return -1;
    if (token->distance == 0) {
        text[(*n)++] = token->literal;
        return 0;
    }
    if (token->distance > *n) return -1;
    for (k = 0; k < token->length; k++) {
        text[*n] = text[*n - token->distance];
        (*n)++;
    }
    return 0;
}
