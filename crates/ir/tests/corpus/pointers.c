// Pointer arithmetic, differences, comparisons, casts, tags.
#include <stddef.h>
#include <stdint.h>
int array[10], *middle = array + 5, matrix[3][4], (*row)[4] = matrix + 1;
char *text = "text" + 1; void *self = &self; uintptr_t number = (uintptr_t)&array[3]; long gap = (char *)&array[7] - (char *)&array[2];
int *tag(int *p) { return (int *)((uintptr_t)p | 1); }
int *untag(int *p) { return (int *)((uintptr_t)p & ~(uintptr_t)1); }
ptrdiff_t distance(int *a, int *b) { return b - a; }
int walk(int **p) { return **p++ + *(*p)++ + (p[0] == p[1]) + (p < &p[1]); }
int main(void) { int *p[3] = { array, middle, 0 }; void *fixed = (void *)-1; return *untag(tag(array)) + (int)distance(p[0], p[1]) + walk(p) + row[0][2] + (fixed == self) + (number > 5) + (int)gap + *text; }
