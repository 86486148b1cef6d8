// Program of: Abdulla, Atig, Das, Jonsson, Sagonas, "Parsimonious Optimal Dynamic Partial Order
// Reduction", CAV 2024, Table 1 (filesystem).
//
// N threads allocate a disk block for an inode each. Thread t starts its search at block 2t mod
// 26, so thread t conflicts with thread t + 13 and with no other.
//
// N: threads, at most 26.
//
// Executions: 2 to the power max(0, N - 13), one independent race per conflicting pair: 1, 2, 4
// for N = 13, 14, 15. Published: 512, 2048, 8192 for N = 22, 24, 26.

#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

#ifndef N
#define N 16
#endif
#define INODES 32
#define BLOCKS 26
#define TRIES 10

static pthread_mutex_t inode_lock[INODES], block_lock[BLOCKS];
static atomic_int inode[INODES], busy[BLOCKS];

static void *allocate(void *argument) {
    int i = (int)(intptr_t)argument % INODES;
    pthread_mutex_lock(&inode_lock[i]);
    if (atomic_load(&inode[i]) == 0) {
        int b = i * 2 % BLOCKS;
        for (int tries = 0; tries < TRIES; tries++) {
            pthread_mutex_lock(&block_lock[b]);
            if (atomic_load(&busy[b]) == 0) {
                atomic_store(&busy[b], 1);
                atomic_store(&inode[i], b + 1);
                pthread_mutex_unlock(&block_lock[b]);
                break;
            }
            pthread_mutex_unlock(&block_lock[b]);
            b = (b + 1) % BLOCKS;
        }
    }
    pthread_mutex_unlock(&inode_lock[i]);
    return 0;
}

int main(void) {
    pthread_t threads[N];
    for (int i = 0; i < INODES; i++) pthread_mutex_init(&inode_lock[i], 0);
    for (int b = 0; b < BLOCKS; b++) pthread_mutex_init(&block_lock[b], 0);
    for (int t = 0; t < N; t++) pthread_create(&threads[t], 0, allocate, (void *)(intptr_t)t);
    for (int t = 0; t < N; t++) pthread_join(threads[t], 0);
    return 0;
}
