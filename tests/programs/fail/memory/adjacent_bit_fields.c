// mazurka:
// verdict: violation
// violation: assertion
// cause: lost update
// naive: yes
// line: 34
//
// Bit-fields that share a byte are not independent: setting one loads and stores both.
#include <assert.h>
#include <pthread.h>

static struct {
    unsigned a : 4, b : 4;
} fields;

static void *set_a(void *unused) {
    (void)unused;
    fields.a = 1;
    return 0;
}

static void *set_b(void *unused) {
    (void)unused;
    fields.b = 2;
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, set_a, 0);
    pthread_create(&second, 0, set_b, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    assert(fields.a == 1 && fields.b == 2);
    return 0;
}
