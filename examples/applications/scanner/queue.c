/* Files that are still to be scanned. */
#include "queue.h"

#include <stdlib.h>

int queue_init(struct queue *queue, int room) {
    queue->jobs = calloc((size_t)room, sizeof *queue->jobs);
    if (!queue->jobs) return -1;
    queue->room = room;
    queue->first = 0;
    queue->count = 0;
    queue->closed = 0;
    queue->put = 0;
    queue->taken = 0;
    pthread_mutex_init(&queue->mutex, NULL);
    pthread_cond_init(&queue->not_empty, NULL);
    pthread_cond_init(&queue->not_full, NULL);
    return 0;
}

void queue_destroy(struct queue *queue) {
    pthread_cond_destroy(&queue->not_full);
    pthread_cond_destroy(&queue->not_empty);
    pthread_mutex_destroy(&queue->mutex);
    free(queue->jobs);
    queue->jobs = NULL;
}

int queue_put(struct queue *queue, const struct job *job) {
    int result = -1;
    pthread_mutex_lock(&queue->mutex);
    while (queue->count == queue->room && !queue->closed) pthread_cond_wait(&queue->not_full, &queue->mutex);
    if (!queue->closed) {
        queue->jobs[(queue->first + queue->count) % queue->room] = *job;
        queue->count++;
        queue->put++;
        pthread_cond_signal(&queue->not_empty);
        result = 0;
    }
    pthread_mutex_unlock(&queue->mutex);
    return result;
}

int queue_take(struct queue *queue, struct job *job) {
    int result = -1;
    pthread_mutex_lock(&queue->mutex);
    while (queue->count == 0 && !queue->closed) pthread_cond_wait(&queue->not_empty, &queue->mutex);
    if (queue->count > 0) {
        *job = queue->jobs[queue->first];
        queue->first = (queue->first + 1) % queue->room;
        queue->count--;
        queue->taken++;
        pthread_cond_signal(&queue->not_full);
        result = 0;
    }
    pthread_mutex_unlock(&queue->mutex);
    return result;
}

void queue_close(struct queue *queue) {
    pthread_mutex_lock(&queue->mutex);
    queue->closed = 1;
#ifdef BUG_ONE_WORKER_IS_TOLD
    /* Only one of the workers that wait for a job learns that none will come. */
    pthread_cond_signal(&queue->not_empty);
#else
    pthread_cond_broadcast(&queue->not_empty);
#endif
    pthread_cond_broadcast(&queue->not_full);
    pthread_mutex_unlock(&queue->mutex);
}

void queue_cancel(struct queue *queue) {
    pthread_mutex_lock(&queue->mutex);
    queue->count = 0;
    pthread_mutex_unlock(&queue->mutex);
    queue_close(queue);
}
