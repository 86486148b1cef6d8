// mazurka:
// verdict: verified
// executions: 2
// because: each thread writes one line under the lock of the stream, in either order
//
// Threads that print to one stream do not disturb each other's lines.
#include <assert.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

static FILE *out;

static void *writer(void *word) {
    int n = fprintf(out, "%s %d\n", (const char *)word, 7);
    assert(n == 6);
    return NULL;
}

int main(void) {
    pthread_t a, b;
    char text[32] = {0};
    out = fopen("log", "w+");
    assert(out);
    pthread_create(&a, NULL, writer, "one");
    pthread_create(&b, NULL, writer, "two");
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    rewind(out);
    size_t n = fread(text, 1, sizeof text, out);
    assert(n == 12 && feof(out));
    assert(!strcmp(text, "one 7\ntwo 7\n") || !strcmp(text, "two 7\none 7\n"));
    fclose(out);
    return 0;
}
