/* Files that are still to be scanned: a queue with room for a few, which the producer fills and workers empty. */
#ifndef SCANNER_QUEUE_H
#define SCANNER_QUEUE_H

#include <pthread.h>

/* A file, and its place among all of them. */
struct job {
    const char *name;
    int number;
};

struct queue {
    pthread_mutex_t mutex;
    pthread_cond_t not_empty;
    pthread_cond_t not_full;
    struct job *jobs;
    int room;
    int first;
    int count;
    int closed;
    /* How many jobs were ever put in, and taken out. */
    int put;
    int taken;
};

int queue_init(struct queue *queue, int room);
void queue_destroy(struct queue *queue);

/* Waits for room. Returns -1 if the queue is closed. */
int queue_put(struct queue *queue, const struct job *job);

/* Waits for a job. Returns -1 if there is none and will be none. */
int queue_take(struct queue *queue, struct job *job);

/* No more jobs will come: whoever waits for one is told. */
void queue_close(struct queue *queue);

/* Throws away what is left, and closes. */
void queue_cancel(struct queue *queue);

#endif
