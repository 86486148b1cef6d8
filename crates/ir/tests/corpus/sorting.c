// Sorting with callbacks.
#include <stdlib.h>
static int cmp(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }
void insertion(int *a, int n) { for (int i = 1; i < n; i++) { int k = a[i], j = i - 1; while (j >= 0 && a[j] > k) { a[j + 1] = a[j]; j--; } a[j + 1] = k; } }
void quick(int *a, int lo, int hi) { if (lo >= hi) return; int p = a[hi], i = lo; for (int j = lo; j < hi; j++) if (a[j] < p) { int t = a[i]; a[i++] = a[j]; a[j] = t; } a[hi] = a[i]; a[i] = p; quick(a, lo, i - 1); quick(a, i + 1, hi); }
int main(void) { int a[] = { 3, 1, 2 }; qsort(a, 3, sizeof *a, cmp); insertion(a, 3); quick(a, 0, 2); return a[0]; }
