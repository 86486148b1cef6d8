// mazurka:
// verdict: verified
// executions: 4
// because: each of the two members is read before or after it is written
// naive: yes
//
// A copy of two members is two reads or two writes. The padding behind the first belongs to it, and the copies of
// local variables are no events.
#include <assert.h>
#include <pthread.h>
#include <string.h>
struct Mixed { char tag; int number; };
static struct Mixed shared;

static void *writer(void *arg) {
    struct Mixed both, again;
    memset(&both, 0, sizeof both);
    both.tag = 1;
    both.number = 2;
    again = both;
    shared = again;
    return arg;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, writer, 0);
    struct Mixed seen = shared, copy = seen;
    pthread_join(thread, 0);
    assert((copy.tag == 0 || copy.tag == 1) && (copy.number == 0 || copy.number == 2));
    return 0;
}
