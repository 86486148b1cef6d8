/* A compressed file. Numbers have four bytes, the lowest first.
 *
 *     head:  "PCMP", the size of a block
 *     block: 'B', method, bytes, packed bytes, sum of the bytes; then the packed bytes
 *     tail:  'E', number of blocks, bytes, sum of all bytes */
#include "container.h"

#include "crc.h"
#include <string.h>

static const char magic[4] = {'P', 'C', 'M', 'P'};

enum { BLOCK_MARK = 'B', END_MARK = 'E' };

static int put_number(FILE *to, uint32_t number) {
    unsigned char bytes[4];
    int i;
    for (i = 0; i < 4; i++) bytes[i] = (unsigned char)(number >> 8 * i);
    return fwrite(bytes, 1, 4, to) == 4 ? 0 : -1;
}

static int get_number(FILE *from, uint32_t *number) {
    unsigned char bytes[4];
    int i;
    if (fread(bytes, 1, 4, from) != 4) return -1;
    *number = 0;
    for (i = 0; i < 4; i++) *number |= (uint32_t)bytes[i] << 8 * i;
    return 0;
}

const char *container_trouble(enum trouble trouble) {
    switch (trouble) {
    case FINE: return "nothing is wrong";
    case NO_CONTAINER: return "this is no compressed file";
    case CUT_SHORT: return "the file ends too early";
    case WRONG_BLOCK: return "a block cannot be unpacked";
    case WRONG_SUM: return "a sum is wrong";
    case NO_OUTPUT: return "the output cannot be written";
    }
    return "?";
}

int container_begin(FILE *to, uint32_t block_size) {
    if (fwrite(magic, 1, sizeof magic, to) != sizeof magic) return -1;
    return put_number(to, block_size);
}

int container_add(FILE *to, const struct packed *packed, uint32_t bytes, uint32_t sum) {
    if (fputc(BLOCK_MARK, to) == EOF || fputc((int)packed->method, to) == EOF) return -1;
    if (put_number(to, bytes) || put_number(to, (uint32_t)packed->size) || put_number(to, sum)) return -1;
    return fwrite(packed->bytes, 1, packed->size, to) == packed->size ? 0 : -1;
}

int container_end(FILE *to, const struct summary *summary) {
    if (fputc(END_MARK, to) == EOF) return -1;
    if (put_number(to, summary->blocks) || put_number(to, summary->bytes)) return -1;
    return put_number(to, summary->sum);
}

static enum trouble unpack_block(FILE *from, FILE *to, struct summary *found) {
    unsigned char text[BLOCK_MOST];
    struct packed packed;
    uint32_t bytes, size, sum;
    int method = fgetc(from);
    if (get_number(from, &bytes) || get_number(from, &size) || get_number(from, &sum)) return CUT_SHORT;
    if (method < STORED || method > CODED || bytes > BLOCK_MOST || size > BLOCK_ROOM) return WRONG_BLOCK;
    packed.method = (enum method)method;
    packed.size = size;
    if (fread(packed.bytes, 1, size, from) != size) return CUT_SHORT;
    if (block_unpack(&packed, text, bytes) != (long)bytes) return WRONG_BLOCK;
    if (crc_add(CRC_START, text, bytes) != sum) return WRONG_SUM;
    if (fwrite(text, 1, bytes, to) != bytes) return NO_OUTPUT;
    found->blocks++;
    found->bytes += bytes;
    found->sum = crc_add(found->sum, text, bytes);
    return FINE;
}

static enum trouble check_tail(FILE *from, const struct summary *found) {
    struct summary said;
    if (get_number(from, &said.blocks) || get_number(from, &said.bytes) || get_number(from, &said.sum)) return CUT_SHORT;
    if (said.blocks != found->blocks || said.bytes != found->bytes || said.sum != found->sum) return WRONG_SUM;
    return fgetc(from) == EOF ? FINE : NO_CONTAINER;
}

enum trouble container_unpack(FILE *from, FILE *to, struct summary *found) {
    char head[sizeof magic];
    uint32_t block_size;
    memset(found, 0, sizeof *found);
    if (fread(head, 1, sizeof head, from) != sizeof head || memcmp(head, magic, sizeof magic) != 0) return NO_CONTAINER;
    if (get_number(from, &block_size) || block_size > BLOCK_MOST) return NO_CONTAINER;
    for (;;) {
        enum trouble trouble;
        int mark = fgetc(from);
        if (mark == END_MARK) return check_tail(from, found);
        if (mark != BLOCK_MARK) return mark == EOF ? CUT_SHORT : NO_CONTAINER;
        trouble = unpack_block(from, to, found);
        if (trouble != FINE) return trouble;
    }
}
