// mazurka:
// verdict: violation
// violation: livelock
// cause: livelock
// message: (word & 0xff) == 0
// naive: yes
//
// The upper bits are cleared, the locked byte never is.
#include <pthread.h>
#include <stdatomic.h>

static atomic_uint word = 0x101;

static void *wait(void *unused) {
    while ((atomic_load(&word) & 0xff) != 0) {
    }
    return unused;
}

int main(void) {
    pthread_t other;
    pthread_create(&other, 0, wait, 0);
    atomic_fetch_sub(&word, 0x100);
    pthread_join(other, 0);
    return 0;
}
