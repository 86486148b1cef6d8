// The cleanup attribute, nested functions of the preprocessor, generic selection.
#include <stdlib.h>
static void release(char **p) { free(*p); }
#define kind(x) _Generic((x), int: 1, double: 2, default: 3)
int main(void) { __attribute__((cleanup(release))) char *p = malloc(3); if (!p) return 1; p[0] = 'a'; return kind(1) + kind(2.0) + kind("x") + p[0]; }
