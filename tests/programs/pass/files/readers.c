// mazurka: --file input=tests/programs/pass/files/readers.c
// verdict: verified
// executions: 1
// because: reading changes nothing that the other thread could see
//
// Two threads read a file, each through a stream of its own.
#include <assert.h>
#include <pthread.h>
#include <stdio.h>

static void *reader(void *unused) {
    char text[11] = {0};
    FILE *in = fopen("input", "r");
    assert(in && fread(text, 1, 10, in) == 10);
    assert(text[0] == '/' && text[3] == 'm' && text[9] == 'a');
    fclose(in);
    return NULL;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, NULL, reader, NULL);
    pthread_create(&b, NULL, reader, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
