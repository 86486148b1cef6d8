// mazurka:
// verdict: verified
//
// Each iteration has a new local variable whose address goes to a function that is not known beforehand.
#include <pthread.h>
#include <stdatomic.h>
static atomic_int flag, data;
static int load_into(int *p) {
    *p = data;
    return flag;
}
static int (*volatile fn)(int *) = load_into;
static int try_get(int *out) {
    int copy;
    if (!fn(&copy))
        return 0;
    *out = copy;
    return 1;
}
static void *writer(void *unused) {
    data = 1;
    flag = 1;
    return 0;
}
int main(void) {
    pthread_t t;
    int value;
    pthread_create(&t, 0, writer, 0);
    while (!try_get(&value))
        ;
    pthread_join(t, 0);
}
