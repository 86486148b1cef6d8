// Inline assembly: barriers and operands.
static inline void barrier(void) { __asm__ volatile("" ::: "memory"); }
static inline void fence(void) { __asm__ volatile("mfence" ::: "memory"); }
static inline int increment(int x) { __asm__("incl %0" : "+r"(x)); return x; }
static inline void store(int *p, int v) { __asm__ volatile("movl %1, %0" : "=m"(*p) : "r"(v) : "memory"); }
static inline unsigned long flags(void) { unsigned long f; __asm__ volatile("pushf; pop %0" : "=r"(f)); return f; }
static inline int two(int a, int *b) { int r; __asm__("movl %2, %0\n\tmovl %2, %1" : "=r"(r), "=r"(*b) : "r"(a)); return r; }
int main(void) { int x = 1, y; barrier(); store(&x, 4); fence(); return increment(x) + two(3, &y) + y + (flags() & 1); }
