// Program of: Abdulla, Atig, Bønneland, Das, Jonsson, Lång, Sagonas, "Tailoring Stateless Model
// Checking for Event-Driven Multi-Threaded Programs", ATVA 2023 (prolific).
//
// N messages to one handler, each with many accesses: message i works on its own block of N cells and then
// on the block of the next message.
//
// N: messages, and cells in a block.
//
// Executions: 2^N - 2, since each message conflicts with its two neighbours only and not all can come
// first. Published: 30, 126, 510 for N = 5, 7, 9. With handlers as locks N!.

#include <assert.h>
#include <mazurka.h>
#include <stdatomic.h>
#include <stdint.h>

#ifndef N
#define N 3
#endif

static mazurka_handler_t handler;
static atomic_int written[N * N], count[N * N], finished[N];

static void message(void *argument) {
    int i = (int)(intptr_t)argument, next = (i + 1) % N;
    for (int j = i * N; j < i * N + N; j++) {
        atomic_store(&written[j], 2);
        atomic_store(&count[j], atomic_load(&count[j]) + 1);
    }
    for (int j = next * N; j < next * N + N; j++) {
        int seen = atomic_load(&written[j]);
        (void)seen;
        atomic_store(&count[j], atomic_load(&count[j]) + 1);
    }
    atomic_store(&finished[i], 1);
    for (int j = next * N; j < next * N + N; j++)
        if (atomic_load(&finished[i]) != 0 && atomic_load(&finished[next]) != 0)
            assert(atomic_load(&count[j]) == 2);
}

int main(void) {
    mazurka_handler_create(&handler);
    mazurka_handler_start(handler);
    for (int i = 0; i < N; i++) mazurka_post(handler, message, (void *)(intptr_t)i);
    return 0;
}
