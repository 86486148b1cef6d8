#define _GNU_SOURCE
#include "done.h"
#include <limits.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

char shared[] = "shared text";

#define SHOW(...) do { int n = snprintf(to, sizeof to, __VA_ARGS__); printf("%d <%s>\n", n, to); } while (0)

int main(void) {
    char to[700], *heap = strdup("on the heap");
    SHOW("%s|%15s|%-15s|%.3s|%*s|%.*s", heap, heap, shared, shared, 14, heap, 4, shared);
    SHOW("%d %i %u %x %X %#x %o %#o", -5, INT_MIN, UINT_MAX, 255u, 255u, 255u, 8u, 8u);
    SHOW("%5d|%-5d|%05d|%+d|% d|%.3d|%8.3d|%-8.3d|%+.2d", 42, 42, 42, 42, 42, 42, 42, 42, 7);
    SHOW("%*d|%*d|%.*d|%.*d", 6, 1, -6, 2, 3, 4, -1, 5);
    SHOW("%hhd %hd %ld %lld %zu %jd %td", 300, 70000, LONG_MIN, LLONG_MAX, (size_t)-1, (__intmax_t)-7, (ptrdiff_t)9);
    SHOW("%c%c|%5c|%-5c|%%|%5s|%s", 'a', 0x41, 'b', 'c', "", (char *)NULL);
    SHOW("%f %.0f %.1f %10.3f %-10.2f| %+f %e %.2E %g %G %a", 1.5, 2.5, 0.05, 3.14159, -1.0, 2.0, 12345.678, 0.00012, 1e-5, 1e20, 1.0 / 3);
    SHOW("%g %g %g %#g %.10g %g", 100000.0, 1000000.0, 0.0001, 1.0, 1.0 / 3, 1e300 * 1e300);
    SHOW("%.30f %.17g %f", 0.1, 0.1, 1e22);
    SHOW("%f|%8f|%-8F|%08.2f|%e", -0.0, 0.0 / 0.0 == 0 ? 1.0 : 2.0, 1e400, -1.5, 5e-324);
    SHOW("%300d|%.300d|%s", 1, 2, "end");
    SHOW("%p", NULL);
    int count = 0;
    char small[6] = "#####";
    printf("%d ", snprintf(small, sizeof small, "%s%n", heap, &count));
    printf("%s %d ", small, count);
    printf("%d ", snprintf(small, 1, "abc"));
    printf("%d %d\n", small[0], snprintf(NULL, 0, "%d", 12345));
    printf("%d %s\n", sprintf(to, "%s-%d", shared, 3), to);
    char *made;
    printf("%d ", asprintf(&made, "%s+%c", heap, '!'));
    printf("%s\n", made);
    free(made);
    free(heap);
    DONE;
    return 0;
}
