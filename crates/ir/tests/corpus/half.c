// Half precision in memory and in a function that is never called.
#ifdef __FLT16_MAX__
_Float16 h = 1.5;
_Float16 twice(_Float16 x) { return x + x; }
#else
short h;
#endif
__fp16 storage[2] = { 1, 2 };
int main(void) { return sizeof h + sizeof storage; }
