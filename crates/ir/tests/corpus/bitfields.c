// Bit-fields, signed and unsigned.
struct flags { unsigned a : 1, b : 3; int c : 5; unsigned long d : 40; signed char e : 2; } f = { 1, 5, -3, 12345, -1 };
int get(const struct flags *p) { return p->a + p->b + p->c + (int)p->d + p->e; }
void set(struct flags *p, int v) { p->a = v; p->b = v; p->c = v; p->d = v; p->e = v; }
int main(void) { set(&f, 9); return get(&f); }
