// mazurka:
// verdict: verified
// naive: yes
//
// The compiler cannot know that the loop runs at least once; the checker sees that it does. The variable
// is undefined until then, but nothing looks at it.

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int flag;

static void *setter(void *unused)
{
    atomic_store(&flag, 2);
    return NULL;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, NULL, setter, NULL);
    int seen, done = 0;
    while (!done) {
        seen = atomic_load(&flag);
        done = 1;
    }
    assert(seen == 0 || seen == 2);
    pthread_join(thread, NULL);
    return 0;
}
