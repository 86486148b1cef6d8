// mazurka:
// verdict: verified
// naive: yes
//
// A thread function of C that ends without a return is fine as long as nobody looks at what it returned.
// An argument that was never written may be passed on, too.

#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int count;

static void *work(void *unused)
{
    void *copy = unused;
    (void)copy;
    atomic_fetch_add(&count, 1);
}

int main(void)
{
    void *nothing;
    void **address = &nothing;
    pthread_t threads[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&threads[i], NULL, work, *address);
    void *result;
    pthread_join(threads[0], &result);
    pthread_join(threads[1], NULL);
    return 0;
}
