/* Handlers and messages for C programs that are checked with `mazurka check`, or run for real.
 *
 * A handler runs messages, one at a time, each to its end. Messages are posted by any thread or
 * message; those that wait in the mailbox of a handler are run in any order. Under the checker every
 * order that makes a difference is explored. Compiled without the checker, the functions below are
 * an implementation on pthreads, which runs messages in the order in which they were posted.
 *
 *     mazurka_handler_t ui;
 *     mazurka_handler_create(&ui);
 *     mazurka_handler_start(ui);
 *     mazurka_post(ui, function, argument);     // runs function(argument) on the handler
 *     mazurka_handler_quit(ui);                 // no more messages: ends when the mailbox is empty
 *     mazurka_handler_wait(ui);                 // until then
 *
 * The checker explores all messages whether somebody waits or not; `quit` and `wait` do nothing there,
 * so what follows a `wait` is not ordered after the messages. Let a message do what has to be last.
 *
 * The same exists under the names qthread_create, qthread_start, qthread_post_event, qthread_exec,
 * qthread_wait and qthread_quit; define MAZURKA_NO_QTHREAD to leave them out.
 *
 * All functions return 0, or an error number of pthreads. */
#ifndef MAZURKA_H
#define MAZURKA_H

#ifdef __cplusplus
extern "C" {
#endif

#ifdef __MAZURKA__ /* defined by `mazurka check` */

typedef void *mazurka_handler_t;
int mazurka_handler_create(mazurka_handler_t *handler);
int mazurka_handler_start(mazurka_handler_t handler);
int mazurka_post(mazurka_handler_t handler, void (*function)(void *), void *argument);
int mazurka_handler_quit(mazurka_handler_t handler);
int mazurka_handler_wait(mazurka_handler_t handler);
int mazurka_choose(int below);

#ifndef MAZURKA_NO_QTHREAD
typedef unsigned long qthread_t;
int qthread_create(qthread_t *handler, void *(*function)(void *), void *argument);
int qthread_start(qthread_t handler);
int qthread_post_event(qthread_t handler, void (*function)(void *), void *argument);
int qthread_exec(void);
int qthread_wait(qthread_t handler, void *result);
int qthread_quit(qthread_t handler);
#endif

#else /* for real */

#include <pthread.h>
#include <stdlib.h>

struct mazurka_message {
    void (*function)(void *);
    void *argument;
    struct mazurka_message *next;
};

struct mazurka_handler {
    pthread_t thread;
    pthread_mutex_t mutex;
    pthread_cond_t changed;
    struct mazurka_message *first, **last;
    void *(*main)(void *);
    void *argument;
    int started, quit;
};

typedef struct mazurka_handler *mazurka_handler_t;

/* The handler that the calling thread is, for qthread_exec. */
static inline mazurka_handler_t *mazurka_current_handler(void) {
    static __thread mazurka_handler_t current;
    return &current;
}

/* Runs messages until the handler is to quit and none is left. */
static inline int mazurka_serve(mazurka_handler_t handler) {
    pthread_mutex_lock(&handler->mutex);
    for (;;) {
        struct mazurka_message *message = handler->first;
        if (message) {
            handler->first = message->next;
            if (!handler->first) handler->last = &handler->first;
            pthread_mutex_unlock(&handler->mutex);
            message->function(message->argument);
            free(message);
            pthread_mutex_lock(&handler->mutex);
        } else if (handler->quit) {
            break;
        } else {
            pthread_cond_wait(&handler->changed, &handler->mutex);
        }
    }
    pthread_mutex_unlock(&handler->mutex);
    return 0;
}

static inline void *mazurka_handler_main(void *argument) {
    mazurka_handler_t handler = (mazurka_handler_t)argument;
    *mazurka_current_handler() = handler;
    if (handler->main) return handler->main(handler->argument);
    mazurka_serve(handler);
    return 0;
}

static inline int mazurka_handler_create(mazurka_handler_t *where) {
    mazurka_handler_t handler = (mazurka_handler_t)calloc(1, sizeof *handler);
    if (!handler) return 12; /* ENOMEM */
    pthread_mutex_init(&handler->mutex, 0);
    pthread_cond_init(&handler->changed, 0);
    handler->last = &handler->first;
    *where = handler;
    return 0;
}

static inline int mazurka_handler_start(mazurka_handler_t handler) {
    handler->started = 1;
    return pthread_create(&handler->thread, 0, mazurka_handler_main, handler);
}

static inline int mazurka_post(mazurka_handler_t handler, void (*function)(void *),
                               void *argument) {
    struct mazurka_message *message = (struct mazurka_message *)malloc(sizeof *message);
    if (!message) return 12; /* ENOMEM */
    message->function = function;
    message->argument = argument;
    message->next = 0;
    pthread_mutex_lock(&handler->mutex);
    *handler->last = message;
    handler->last = &message->next;
    pthread_cond_signal(&handler->changed);
    pthread_mutex_unlock(&handler->mutex);
    return 0;
}

static inline int mazurka_handler_quit(mazurka_handler_t handler) {
    pthread_mutex_lock(&handler->mutex);
    handler->quit = 1;
    pthread_cond_signal(&handler->changed);
    pthread_mutex_unlock(&handler->mutex);
    return 0;
}

static inline int mazurka_handler_wait(mazurka_handler_t handler) {
    return handler->started ? pthread_join(handler->thread, 0) : 0;
}

static inline int mazurka_choose(int below) {
    return below > 1 ? rand() % below : 0;
}

#ifndef MAZURKA_NO_QTHREAD
typedef mazurka_handler_t qthread_t;

static inline int qthread_create(qthread_t *handler, void *(*function)(void *), void *argument) {
    int error = mazurka_handler_create(handler);
    if (error) return error;
    (*handler)->main = function;
    (*handler)->argument = argument;
    return 0;
}

static inline int qthread_start(qthread_t handler) { return mazurka_handler_start(handler); }

static inline int qthread_post_event(qthread_t handler, void (*function)(void *), void *argument) {
    return mazurka_post(handler, function, argument);
}

/* Called in the function of a handler: serves its messages until it is to quit. */
static inline int qthread_exec(void) { return mazurka_serve(*mazurka_current_handler()); }

/* Benchmarks never say quit, so that waiting implies it. */
static inline int qthread_wait(qthread_t handler, void *result) {
    (void)result;
    mazurka_handler_quit(handler);
    return mazurka_handler_wait(handler);
}

static inline int qthread_quit(qthread_t handler) { return mazurka_handler_quit(handler); }
#endif

#endif

#ifdef __cplusplus
}
#endif

#endif
