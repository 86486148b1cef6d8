// Switches: dense, sparse, with ranges, on wide and negative values.
int dense(int x) { switch (x) { case 0: return 5; case 1: return 7; case 2: case 3: return 9; default: return -1; } }
int sparse(long x) { switch (x) { case -5: return 1; case 100000000000L: return 2; case 7 ... 9: return 3; } return 0; }
char fall(unsigned char c) { char r = 0; switch (c) { case 'a': r++; case 'b': r++; break; case 255: r = 9; } return r; }
int empty(int x) { switch (x) { default: return x; } }
int main(void) { return dense(2) + sparse(-5) + fall('a') + empty(3); }
