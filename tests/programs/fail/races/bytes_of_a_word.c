// mazurka: --check data-races
// verdict: violation
// violation: data-race
//
// A word and one of its bytes overlap.
#include <pthread.h>

static union {
    int word;
    char bytes[4];
} x;

static void *write_word(void *unused) {
    (void)unused;
    x.word = 1;
    return 0;
}

static void *write_byte(void *unused) {
    (void)unused;
    x.bytes[2] = 1;
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, write_word, 0);
    pthread_create(&second, 0, write_byte, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    return 0;
}
