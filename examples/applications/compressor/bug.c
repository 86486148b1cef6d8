// mazurka: violation assertion --file text=data/text.txt --arg -1 --arg -b8 --arg -s1 --arg -j2 --arg text --arg packed --arg again -- -DBUG_FREE_TOO_EARLY
// with: bits.c block.c container.c crc.c huffman.c lz.c pipeline.c slots.c
/* The compressor with a fault: a slot is free for the reader before its block is written. */
#include "main.c"
