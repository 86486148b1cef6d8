/* Check sums: CRC-32 as in zlib and PNG. */
#ifndef COMPRESSOR_CRC_H
#define COMPRESSOR_CRC_H

#include <stddef.h>
#include <stdint.h>

/* The sum of nothing. */
#define CRC_START 0u

/* The sum of more bytes behind those of another sum. */
uint32_t crc_add(uint32_t sum, const void *bytes, size_t n);

#endif
