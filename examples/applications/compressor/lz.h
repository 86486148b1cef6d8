/* Repetitions: a text becomes a sequence of literals and of copies of what came before. */
#ifndef COMPRESSOR_LZ_H
#define COMPRESSOR_LZ_H

#include <stddef.h>

enum { LZ_LEAST = 3, LZ_MOST = 18, LZ_WINDOW = 4096 };

/* A literal has length 1 and no distance. */
struct lz_token {
    unsigned short length;
    unsigned short distance;
    unsigned char literal;
};

/* Cuts a text into tokens; there is room for one for each byte. Returns how many there are. A higher effort finds
 * longer copies. */
size_t lz_cut(const unsigned char *text, size_t n, int effort, struct lz_token *tokens);

/* Appends what a token stands for to a text; returns -1 if it does not fit or refers to what is not there. */
int lz_expand(const struct lz_token *token, unsigned char *text, size_t *n, size_t room);

#endif
