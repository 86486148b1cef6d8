/* One block: stored as it is, as tokens of fixed size, or as tokens in a code made for it. */
#include "block.h"

#include "bits.h"
#include "huffman.h"
#include "lz.h"
#include <string.h>

/* Symbols of a code: bytes, the end, and lengths of copies. Distances follow as they are. */
enum { END_SYMBOL = 256, FIRST_LENGTH = 257, SYMBOLS = FIRST_LENGTH + LZ_MOST - LZ_LEAST + 1, DISTANCE_BITS = 9, LENGTH_BITS = 4 };

static int symbol_of(const struct lz_token *token) {
    return token->distance == 0 ? token->literal : FIRST_LENGTH + token->length - LZ_LEAST;
}

static void store(const unsigned char *text, size_t n, struct packed *packed) {
    packed->method = STORED;
    packed->size = n;
    memcpy(packed->bytes, text, n);
}

/* Tokens of fixed size: a bit that tells copies from literals, then what they are. Returns 0 if that is too long. */
static size_t write_tokens(const struct lz_token *tokens, size_t count, unsigned char *to, size_t room) {
    struct bit_writer writer;
    size_t i;
    bits_begin_writing(&writer, to, room);
    for (i = 0; i < count; i++) {
        bits_write(&writer, tokens[i].distance > 0, 1);
        if (tokens[i].distance == 0) {
            bits_write(&writer, tokens[i].literal, 8);
        } else {
            bits_write(&writer, (uint32_t)(tokens[i].length - LZ_LEAST), LENGTH_BITS);
            bits_write(&writer, tokens[i].distance, DISTANCE_BITS);
        }
    }
    return bits_end_writing(&writer);
}

static void count_symbols(const struct lz_token *tokens, size_t count, uint32_t *frequencies) {
    size_t i;
    memset(frequencies, 0, SYMBOLS * sizeof *frequencies);
    for (i = 0; i < count; i++) frequencies[symbol_of(&tokens[i])]++;
    frequencies[END_SYMBOL] = 1;
}

static size_t write_coded(const struct lz_token *tokens, size_t count, unsigned char *to, size_t room) {
    struct huffman_code code;
    struct bit_writer writer;
    uint32_t frequencies[SYMBOLS];
    size_t i;
    count_symbols(tokens, count, frequencies);
    huffman_make(&code, frequencies, SYMBOLS);
    if (huffman_cost(&code, frequencies) / 8 >= room) return 0;
    bits_begin_writing(&writer, to, room);
    huffman_write_code(&code, &writer);
    for (i = 0; i < count; i++) {
        huffman_write(&code, symbol_of(&tokens[i]), &writer);
        if (tokens[i].distance > 0) bits_write(&writer, tokens[i].distance, DISTANCE_BITS);
    }
    huffman_write(&code, END_SYMBOL, &writer);
    return bits_end_writing(&writer);
}

void block_pack(const unsigned char *text, size_t n, int level, struct packed *packed) {
    struct lz_token tokens[BLOCK_MOST];
    unsigned char coded[BLOCK_ROOM];
    size_t count, size;
    store(text, n, packed);
    if (level == 0 || n == 0) return;
    count = lz_cut(text, n, level == 1 ? 1 : 8, tokens);
    size = write_tokens(tokens, count, coded, packed->size);
    if (size > 0 && size < packed->size) {
        packed->method = TOKENS;
        packed->size = size;
        memcpy(packed->bytes, coded, size);
    }
    if (level < 2) return;
    size = write_coded(tokens, count, coded, packed->size);
    if (size > 0 && size < packed->size) {
        packed->method = CODED;
        packed->size = size;
        memcpy(packed->bytes, coded, size);
    }
}

/* How many bytes a block has is written elsewhere, so tokens end where there is no room for more. */
static long read_tokens(const struct packed *packed, unsigned char *text, size_t room) {
    struct bit_reader reader;
    size_t n = 0;
    bits_begin_reading(&reader, packed->bytes, packed->size);
    while (n < room) {
        struct lz_token token = {1, 0, 0};
        if (bits_read(&reader, 1)) {
            token.length = (unsigned short)(bits_read(&reader, LENGTH_BITS) + LZ_LEAST);
            token.distance = (unsigned short)bits_read(&reader, DISTANCE_BITS);
            if (token.distance == 0) return -1;
        } else {
            token.literal = (unsigned char)bits_read(&reader, 8);
        }
        if (reader.empty || lz_expand(&token, text, &n, room)) return -1;
    }
    return (long)n;
}

static long read_coded(const struct packed *packed, unsigned char *text, size_t room) {
    struct huffman_code code;
    struct bit_reader reader;
    size_t n = 0;
    bits_begin_reading(&reader, packed->bytes, packed->size);
    if (huffman_read_code(&code, SYMBOLS, &reader)) return -1;
    for (;;) {
        struct lz_token token = {1, 0, 0};
        int symbol = huffman_read(&code, &reader);
        if (symbol < 0) return -1;
        if (symbol == END_SYMBOL) return (long)n;
        if (symbol > END_SYMBOL) {
            token.length = (unsigned short)(symbol - FIRST_LENGTH + LZ_LEAST);
            token.distance = (unsigned short)bits_read(&reader, DISTANCE_BITS);
            if (token.distance == 0) return -1;
        } else {
            token.literal = (unsigned char)symbol;
        }
        if (lz_expand(&token, text, &n, room)) return -1;
    }
}

long block_unpack(const struct packed *packed, unsigned char *text, size_t room) {
    switch (packed->method) {
    case STORED:
        if (packed->size > room) return -1;
        memcpy(text, packed->bytes, packed->size);
        return (long)packed->size;
    case TOKENS: return read_tokens(packed, text, room);
    case CODED: return read_coded(packed, text, room);
    }
    return -1;
}
