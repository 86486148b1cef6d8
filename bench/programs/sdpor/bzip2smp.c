// Program of: Yang, Chen, Gopalakrishnan, Kirby, "Efficient Stateful Dynamic Partial Order
// Reduction", SPIN 2008 (bzip2smp; a compact model of it, as the paper does not print the
// program).
//
// Workers take block numbers, compress the blocks, and write the results in the order of the
// blocks.
//
// T: workers. B: blocks.
//
// Executions: for T, B = 2,1: 4; 2,2: 12; 2,3: 36; 2,4: 108; 3,1: 18; 3,2: 90; 3,3: 666; 3,4:
// 5058; 4,2: 672. Found by enumerating the orders of critical sections; for T = 2 it is 4 * 3^(B -
// 1).

#include <assert.h>
#include <pthread.h>

#ifndef T
#define T 2
#endif
#ifndef B
#define B 2
#endif

static pthread_mutex_t in_lock = PTHREAD_MUTEX_INITIALIZER, out_lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t turn = PTHREAD_COND_INITIALIZER;
static int next_in, next_out, out[B];

static int compress(int block) { return block * block + 1; }

static void *worker(void *unused) {
    (void)unused;
    for (;;) {
        pthread_mutex_lock(&in_lock);
        int block = next_in;
        if (block == B) {
            pthread_mutex_unlock(&in_lock);
            return 0;
        }
        next_in = block + 1;
        pthread_mutex_unlock(&in_lock);
        int compressed = compress(block);
        pthread_mutex_lock(&out_lock);
        while (next_out != block) pthread_cond_wait(&turn, &out_lock);
        out[block] = compressed;
        next_out = block + 1;
        pthread_cond_broadcast(&turn);
        pthread_mutex_unlock(&out_lock);
    }
}

int main(void) {
    pthread_t threads[T];
    for (int t = 0; t < T; t++) pthread_create(&threads[t], 0, worker, 0);
    for (int t = 0; t < T; t++) pthread_join(threads[t], 0);
    assert(next_out == B);
    for (int b = 0; b < B; b++) assert(out[b] == compress(b));
    return 0;
}
