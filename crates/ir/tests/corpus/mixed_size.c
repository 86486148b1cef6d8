// Accesses of different sizes to the same bytes.
#include <stdatomic.h>
#include <stdint.h>
#include <string.h>
static union { _Atomic uint64_t whole; _Atomic uint32_t half[2]; uint8_t bytes[8]; } u;
int main(void) { u.whole = 0x1122334455667788; u.half[1] = 7; uint32_t x; memcpy(&x, &u.bytes[2], 4); return (int)(x + u.whole); }
