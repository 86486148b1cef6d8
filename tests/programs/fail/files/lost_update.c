// mazurka:
// verdict: violation
// violation: assertion
//
// A counter in a file that is read and written in two steps.
#include <assert.h>
#include <pthread.h>
#include <stdio.h>

static int read_counter(void) {
    int value = -1;
    FILE *f = fopen("counter", "r");
    if (f && fscanf(f, "%d", &value) != 1) value = -1;
    if (f) fclose(f);
    return value;
}

static void write_counter(int value) {
    FILE *f = fopen("counter", "r+");
    fprintf(f, "%d", value);
    fclose(f);
}

static void *increment(void *unused) {
    write_counter(read_counter() + 1);
    return NULL;
}

int main(void) {
    pthread_t a, b;
    FILE *f = fopen("counter", "w");
    fputs("0", f);
    fclose(f);
    pthread_create(&a, NULL, increment, NULL);
    pthread_create(&b, NULL, increment, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    assert(read_counter() == 2);
    return 0;
}
