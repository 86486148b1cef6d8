// mazurka:
// verdict: verified
// executions: 2
// because: the stream is locked around both words of a thread, in either order
//
// flockfile keeps several calls together; the calls themselves lock the stream once more.
#include <assert.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

static FILE *out;

static void *writer(void *word) {
    flockfile(out);
    fputs(word, out);
    fputc('.', out);
    funlockfile(out);
    return NULL;
}

int main(void) {
    pthread_t a, b;
    char text[8] = {0};
    out = fopen("log", "w+");
    pthread_create(&a, NULL, writer, "a");
    pthread_create(&b, NULL, writer, "b");
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    rewind(out);
    fgets(text, sizeof text, out);
    assert(!strcmp(text, "a.b.") || !strcmp(text, "b.a."));
    fclose(out);
    return 0;
}
