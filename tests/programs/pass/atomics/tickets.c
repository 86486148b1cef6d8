// mazurka:
// verdict: verified
// executions: 6
// because: 3! orders of three fetch-and-adds whose results are used
// naive: yes
//
// Three threads draw different tickets, whoever comes first.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

static atomic_int next_ticket;

static void *draw(void *unused) {
    (void)unused;
    return (void *)(intptr_t)atomic_fetch_add(&next_ticket, 1);
}

int main(void) {
    pthread_t threads[3];
    void *ticket[3];
    for (int i = 0; i < 3; i++) pthread_create(&threads[i], 0, draw, 0);
    for (int i = 0; i < 3; i++) pthread_join(threads[i], &ticket[i]);
    assert(ticket[0] != ticket[1] && ticket[1] != ticket[2] && ticket[0] != ticket[2]);
    return 0;
}
