/* Check sums: CRC-32 as in zlib and PNG, four bits at a time. */
#include "crc.h"

/* What four bits do to the sum. */
static const uint32_t table[16] = {
    0x00000000, 0x1db71064, 0x3b6e20c8, 0x26d930ac, 0x76dc4190, 0x6b6b51f4, 0x4db26158, 0x5005713c,
    0xedb88320, 0xf00f9344, 0xd6d6a3e8, 0xcb61b38c, 0x9b64c2b0, 0x86d3d2d4, 0xa00ae278, 0xbdbdf21c,
};

uint32_t crc_add(uint32_t sum, const void *bytes, size_t n) {
    const unsigned char *p = bytes;
    size_t i;
    sum = ~sum;
    for (i = 0; i < n; i++) {
        sum ^= p[i];
        sum = table[sum & 15] ^ (sum >> 4);
        sum = table[sum & 15] ^ (sum >> 4);
    }
    return ~sum;
}
