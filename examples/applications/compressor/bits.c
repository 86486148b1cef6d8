/* Bits in bytes, the lowest first. */
#include "bits.h"

void bits_begin_writing(struct bit_writer *w, unsigned char *to, size_t room) {
    w->to = to;
    w->room = room;
    w->size = 0;
    w->pending = 0;
    w->count = 0;
    w->full = 0;
}

static void put_byte(struct bit_writer *w) {
    if (w->size < w->room) w->to[w->size++] = (unsigned char)w->pending;
    else w->full = 1;
    w->pending >>= 8;
    w->count -= 8;
}

void bits_write(struct bit_writer *w, uint32_t value, int count) {
    /* At most 7 bits are pending, so that 16 more fit. */
    w->pending |= (value & ((1u << count) - 1)) << w->count;
    w->count += count;
    while (w->count >= 8) put_byte(w);
}

size_t bits_end_writing(struct bit_writer *w) {
    if (w->count > 0) {
        w->count = 8;
        put_byte(w);
    }
    return w->full ? 0 : w->size;
}

void bits_begin_reading(struct bit_reader *r, const unsigned char *from, size_t size) {
    r->from = from;
    r->size = size;
    r->at = 0;
    r->pending = 0;
    r->count = 0;
    r->empty = 0;
}

uint32_t bits_read(struct bit_reader *r, int count) {
    uint32_t value;
    while (r->count < count) {
        uint32_t byte = 0;
        if (r->at < r->size) byte = r->from[r->at++];
        else r->empty = 1;
        r->pending |= byte << r->count;
        r->count += 8;
    }
    value = r->pending & ((1u << count) - 1);
    r->pending >>= count;
    r->count -= count;
    return value;
}
