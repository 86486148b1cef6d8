// mazurka:
// verdict: verified
// executions: 1
// because: every spin waits for a store that everything else is ordered with
//
// Loops that tell the processor that they wait, in every way.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int stage;

static void pause_by_builtin(void) {
#if defined(__x86_64__)
    __builtin_ia32_pause();
#endif
}

static void *follow(void *unused) {
    while (atomic_load(&stage) < 1) __asm__ volatile("" ::: "memory");
    while (atomic_load(&stage) < 2) __asm__ volatile("nop" ::: "memory");
    while (atomic_load(&stage) < 3) pause_by_builtin();
    atomic_store(&stage, 4);
    return unused;
}

int main(void) {
    pthread_t other;
    pthread_create(&other, 0, follow, 0);
    atomic_store(&stage, 3);
    while (atomic_load(&stage) != 4) __asm__ volatile("rep; nop");
    pthread_join(other, 0);
    return 0;
}
