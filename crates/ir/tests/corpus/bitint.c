// Integers of unusual widths (and one too wide to be supported).
typedef _BitInt(24) i24; typedef unsigned _BitInt(7) u7;
i24 a = 8388607; u7 b = 100;
i24 add(i24 x, u7 y) { return x + y; }
#if __BITINT_MAXWIDTH__ >= 200
unsigned _BitInt(200) wide(unsigned _BitInt(200) x) { return x * x; }
#endif
int main(void) { return (int)add(a, b); }
