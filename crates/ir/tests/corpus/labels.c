// Computed goto, which is not supported, in a function that is never called.
int interpret(const char *p) { static void *const table[] = { &&halt, &&inc }; int x = 0; goto *table[(int)*p]; inc: x++; p++; goto *table[(int)*p]; halt: return x; }
int main(void) { return 0; }
