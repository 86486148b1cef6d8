// A variant of filesystem (CAV 2024, Table 1; see ../pop/filesystem.c), with structures on the heap.
//
// Inodes and blocks are structures that carry their locks, in one allocated file system; a thread has
// a pointer to it in its argument, from an array of arguments.
//
// N: threads, at most 26.
//
// Executions: those of the original, because main writes each argument before it creates the thread.

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

#ifndef N
#define N 16
#endif
#define INODES 32
#define BLOCKS 26
#define TRIES 10

struct entry {
    pthread_mutex_t lock;
    atomic_int value;
};

struct filesystem {
    struct entry inodes[INODES];
    struct entry blocks[BLOCKS];
};

struct request {
    struct filesystem *filesystem;
    int id;
};

pthread_t threads[N];
struct request requests[N];

static void initialise(struct entry *entries, int count) {
    for (int i = 0; i < count; i++) {
        pthread_mutex_init(&entries[i].lock, NULL);
        atomic_init(&entries[i].value, 0);
    }
}

/* Takes a block for an inode; whether it was free. */
static int take_block(struct entry *block, struct entry *inode, int number) {
    int taken = 0;
    pthread_mutex_lock(&block->lock);
    if (!atomic_load_explicit(&block->value, memory_order_seq_cst)) {
        atomic_store_explicit(&block->value, 1, memory_order_seq_cst);
        atomic_store_explicit(&inode->value, number + 1, memory_order_seq_cst);
        taken = 1;
    }
    pthread_mutex_unlock(&block->lock);
    return taken;
}

void *allocate(void *argument) {
    struct request *request = (struct request *)argument;
    struct filesystem *fs = request->filesystem;
    int i = request->id % INODES;
    pthread_mutex_lock(&fs->inodes[i].lock);
    if (atomic_load_explicit(&fs->inodes[i].value, memory_order_seq_cst) == 0) {
        int b = (i * 2) % BLOCKS;
        for (int tries = 0; tries < TRIES; tries++) {
            if (take_block(&fs->blocks[b], &fs->inodes[i], b)) break;
            b = (b + 1) % BLOCKS;
        }
    }
    pthread_mutex_unlock(&fs->inodes[i].lock);
    return NULL;
}

int main(int argc, char *argv[]) {
    struct filesystem *fs = malloc(sizeof(struct filesystem));
    initialise(fs->inodes, INODES);
    initialise(fs->blocks, BLOCKS);
    for (int i = 0; i < N; i++) {
        requests[i].filesystem = fs;
        requests[i].id = i;
        pthread_create(&threads[i], NULL, allocate, &requests[i]);
    }
    for (int i = 0; i < N; i++) pthread_join(threads[i], NULL);
    free(fs);
    return 0;
}
