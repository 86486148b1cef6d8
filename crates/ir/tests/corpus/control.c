// Loops, goto, short circuits, conditional expressions, compound statements.
int loops(int n) {
    int s = 0, i = 0;
    do { s += i; if (s > 50) break; if (i & 1) continue; s++; } while (++i < n);
    for (int j = n; j-- > 0;) for (int k = 0; k < j; k++) { if (k == 7) goto out; s ^= k; }
out:
    while (s > 100 && (s & 3) != 3 || s < -5) s -= 7;
    return s ? s > 3 ? 1 : 2 : ({ int t = n * 2; t + 1; });
}
int never(int x) { if (x) { __builtin_unreachable(); } return 1; }
_Noreturn void stop(void) { for (;;) { } }
int main(int argc, char **argv) { if (argc > 100) stop(); return loops(argc) + never(0) + !argv + ~argc; }
