// mazurka: --check leaks
// verdict: verified
// executions: 1
// because: there is one thread
// naive: yes
//
// exit ends the process inside of main, whose local variables are still there; handlers of atexit free what
// they can.
#include <stdlib.h>

static char *late;

static void clean_up(void) {
    free(late);
    late = 0;
}

static void leave(char *kept) {
    if (kept) kept[0] = 1;
    exit(0);
}

int main(void) {
    char *kept = malloc(5);
    late = malloc(6);
    atexit(clean_up);
    leave(kept);
    return kept != 0;
}
