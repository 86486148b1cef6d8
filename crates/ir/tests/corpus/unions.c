// Unions and punning.
#include <stdint.h>
union word { uint32_t u; float f; uint8_t b[4]; struct { uint16_t lo, hi; } h; };
union word g = { .u = 0x3f800000 };
union tagged { long tag; struct { int kind; void *p; } s; char text[24]; } t = { .s = { 3, &g } };
int main(void) {
    union word w = g;
    w.f *= 2.0f;
    w.h.hi ^= 1;
    return w.b[3] + t.s.kind;
}
