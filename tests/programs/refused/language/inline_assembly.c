// mazurka:
// verdict: error
// message: inline_assembly.c:11
// message: the instruction `cpuid` in inline assembly is not supported
// message: --stub
//
// Assembly is run by the meaning of its instructions; one that is not known is named.
static unsigned vendor(void) {
    unsigned a = 0, b, c, d;
    int shared = 1;
    __asm__ volatile("incl %4\n\tcpuid" : "+a"(a), "=b"(b), "=c"(c), "=d"(d), "+m"(shared));
    return b;
}

int main(void) {
    return vendor() == 0;
}
