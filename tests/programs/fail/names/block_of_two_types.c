// mazurka: --algorithm stateful
// verdict: violation
// violation: assertion
// message: vector->y == 0
// line: 29
//
// Two threads store the address of one block in pointers to different types. What the report calls it depends on who is
// first, which is not the same where the execution failed and where it is shown; replays compare with what is shown.

#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

struct pair { int first, second; };
struct vector { int x, y; };

static void *block;
static struct pair *pair;
static struct vector *vector;

static void *as_pair(void *unused) {
    pair = block;
    return unused;
}

static void *as_vector(void *unused) {
    vector = block;
    vector->y = 1;
    assert(vector->y == 0);
    return unused;
}

int main(void) {
    block = malloc(sizeof(struct pair));
    pthread_t one, other;
    pthread_create(&one, 0, as_pair, 0);
    pthread_create(&other, 0, as_vector, 0);
    pthread_join(one, 0);
    pthread_join(other, 0);
    return 0;
}
