// mazurka:
// verdict: violation
// violation: memory
// message: null pointer
// line: 25
//
// A timer that does not look whether its request has ended.

#include <mazurka.h>
#include <pthread.h>
#include <stdlib.h>

static mazurka_handler_t loop;
static int *buffer;
static int request;

static void finish(void) {
    free(buffer);
    buffer = 0;
    request++;
}

static void expired(void *argument) {
    int *number = argument;
    *buffer = -1;
    finish();
    free(number);
}

static void completed(void *unused) {
    (void)unused;
    if (buffer) finish();
}

static void *timer(void *number) {
    mazurka_post(loop, expired, number);
    return 0;
}

static void *disk(void *unused) {
    mazurka_post(loop, completed, 0);
    return unused;
}

static void begin(void *unused) {
    (void)unused;
    buffer = malloc(sizeof *buffer);
    int *number = malloc(sizeof *number);
    *number = request;
    pthread_t one, other;
    pthread_create(&one, 0, timer, number);
    pthread_create(&other, 0, disk, 0);
    pthread_detach(one);
    pthread_detach(other);
}

int main(void) {
    mazurka_handler_create(&loop);
    mazurka_handler_start(loop);
    mazurka_post(loop, begin, 0);
    return 0;
}
