// mazurka:
// verdict: violation
// violation: memory
// cause: use after free
// message: freed
// line: 17
// naive: yes
//
// A stream is closed while another thread may still write to it.
#include <pthread.h>
#include <stdio.h>

static FILE *out;

static void *writer(void *unused) {
    /* The stream may be closed here. */
    fputs("late", out);
    return NULL;
}

int main(void) {
    pthread_t a;
    out = fopen("log", "w");
    pthread_create(&a, NULL, writer, NULL);
    fclose(out);
    pthread_join(a, NULL);
    return 0;
}
