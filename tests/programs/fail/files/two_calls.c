// mazurka:
// verdict: violation
// violation: assertion
// cause: none
// naive: yes
//
// Two calls are not one: the other thread may write in between.
#include <assert.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

static FILE *out;

static void *writer(void *word) {
    fputs(word, out);
    fputc('.', out);
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
