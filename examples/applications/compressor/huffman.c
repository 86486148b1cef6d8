/* Canonical Huffman codes. */
#include "huffman.h"

/* A node of the tree while it is made: leaves first, then what they are joined to. */
struct node {
    uint32_t weight;
    int parent;
    int depth;
};

enum { NODES = 2 * HUFFMAN_SYMBOLS, ROOT = -1, ZEROS = 15 };

/* The lightest node of those that have no parent yet; -1 if there is none. */
static int lightest(const struct node *nodes, int count) {
    int best = -1, i;
    for (i = 0; i < count; i++) {
        if (nodes[i].weight == 0 || nodes[i].parent != ROOT) continue;
        if (best < 0 || nodes[i].weight < nodes[best].weight) best = i;
    }
    return best;
}

/* Joins the two lightest nodes until one is left; returns the number of nodes. */
static int join(struct node *nodes, int symbols) {
    int count = symbols;
    for (;;) {
        int a = lightest(nodes, count), b;
        if (a < 0) return count;
        nodes[a].parent = count;
        b = lightest(nodes, count);
        if (b < 0) {
            nodes[a].parent = ROOT;
            return count;
        }
        nodes[b].parent = count;
        nodes[count].weight = nodes[a].weight + nodes[b].weight;
        nodes[count].parent = ROOT;
        count++;
    }
}

/* The depths of all nodes; returns the greatest of a leaf. */
static int measure(struct node *nodes, int symbols, int count) {
    int deepest = 0, i;
    for (i = count - 1; i >= 0; i--) {
        nodes[i].depth = nodes[i].parent == ROOT ? 0 : nodes[nodes[i].parent].depth + 1;
        if (i < symbols && nodes[i].weight > 0 && nodes[i].depth > deepest) deepest = nodes[i].depth;
    }
    return deepest;
}

/* Gives codes in the order of lengths, and of symbols among those of one length. Bits are reversed, because the writer
 * begins with the lowest. */
static void assign(struct huffman_code *code) {
    uint32_t next = 0;
    int length, symbol, bit;
    for (length = 1; length <= HUFFMAN_LONGEST; length++) {
        for (symbol = 0; symbol < code->symbols; symbol++) {
            uint32_t reversed = 0;
            if (code->lengths[symbol] != length) continue;
            for (bit = 0; bit < length; bit++) reversed |= (next >> bit & 1) << (length - 1 - bit);
            code->codes[symbol] = (uint16_t)reversed;
            next++;
        }
        next <<= 1;
    }
}

void huffman_make(struct huffman_code *code, const uint32_t *frequencies, int symbols) {
    struct node nodes[NODES];
    int i, used = 0, flatter = 0, deepest;
    code->symbols = symbols;
    do {
        /* Codes that would be too long get shorter if all symbols are about as frequent. */
        for (i = 0; i < symbols; i++) {
            nodes[i].weight = frequencies[i] ? (frequencies[i] >> flatter) + 1 : 0;
            nodes[i].parent = ROOT;
            nodes[i].depth = 0;
        }
        deepest = measure(nodes, symbols, join(nodes, symbols));
        flatter++;
    } while (deepest > HUFFMAN_LONGEST - 1);
    for (i = 0; i < symbols; i++) {
        code->lengths[i] = (unsigned char)nodes[i].depth;
        code->codes[i] = 0;
        used += nodes[i].weight > 0;
    }
    /* A single symbol has a code, too. */
    for (i = 0; i < symbols && used == 1; i++)
        if (frequencies[i]) code->lengths[i] = 1;
    assign(code);
}

uint32_t huffman_cost(const struct huffman_code *code, const uint32_t *frequencies) {
    uint32_t bits = 0;
    int i;
    for (i = 0; i < code->symbols; i++) bits += frequencies[i] * code->lengths[i];
    return bits;
}

void huffman_write_code(const struct huffman_code *code, struct bit_writer *writer) {
    int i = 0;
    while (i < code->symbols) {
        int run = 0;
        while (i + run < code->symbols && code->lengths[i + run] == 0 && run < 255 + 4) run++;
        if (run >= 4) {
            bits_write(writer, ZEROS, 4);
            bits_write(writer, (uint32_t)(run - 4), 8);
            i += run;
        } else {
            bits_write(writer, code->lengths[i], 4);
            i++;
        }
    }
}

int huffman_read_code(struct huffman_code *code, int symbols, struct bit_reader *reader) {
    int i = 0;
    code->symbols = symbols;
    while (i < symbols) {
        uint32_t length = bits_read(reader, 4);
        uint32_t run = length == ZEROS ? bits_read(reader, 8) + 4 : 1;
        if (reader->empty || (uint32_t)(symbols - i) < run) return -1;
        for (; run > 0; run--, i++) {
            code->lengths[i] = length == ZEROS ? 0 : (unsigned char)length;
            code->codes[i] = 0;
        }
    }
    assign(code);
    return 0;
}

void huffman_write(const struct huffman_code *code, int symbol, struct bit_writer *writer) {
    bits_write(writer, code->codes[symbol], code->lengths[symbol]);
}

/* Bit by bit: how far the code is above the first one of its length tells the symbol. */
int huffman_read(const struct huffman_code *code, struct bit_reader *reader) {
    uint32_t value = 0, first = 0;
    int length, symbol;
    for (length = 1; length <= HUFFMAN_LONGEST; length++) {
        uint32_t count = 0;
        value = value << 1 | bits_read(reader, 1);
        if (reader->empty) return -1;
        for (symbol = 0; symbol < code->symbols; symbol++) {
            if (code->lengths[symbol] != length) continue;
            if (first + count == value) return symbol;
            count++;
        }
        first = (first + count) << 1;
    }
    return -1;
}
