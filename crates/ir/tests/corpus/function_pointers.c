// Function pointers in variables, tables, structures and parameters.
typedef int (*op)(int, int);
static int add(int a, int b) { return a + b; }
static int sub(int a, int b) { return a - b; }
static op table[] = { add, sub, 0 };
struct handler { const char *name; op f; void (*done)(void); };
static void nothing(void) { }
static const struct handler handlers[] = { { "add", add, nothing }, { "sub", sub, 0 } };
op choose(int which) { return which ? add : sub; }
int (*chooser(void))(int, int) { return choose(1); }
int apply(op f, int a, int b) { return f(a, b); }
int old(); 
int main(void) {
    int r = apply(table[1], 5, 3) + choose(0)(1, 2) + handlers[0].f(1, 1);
    if (handlers[1].done) handlers[1].done();
    handlers[0].done();
    return r + chooser()(1, 2) + old(1, 2L) + ((int (*)(long))old)(4);
}
int old(int a, long b) { return a + (int)b; }
