/* Cancellation, for programs that call pthread_cancel. It is deferred: a thread ends at the next cancellation
 * point, which are pthread_testcancel, sleeping, waiting for a condition or a semaphore, and joining. */

#define _GNU_SOURCE
#include <errno.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdbool.h>
#include <stddef.h>
#include <time.h>
#include <unistd.h>

/* Ends the check: says what cannot be done, and on a second line what to do instead. */
_Noreturn void mazurka_refuse(const char *text) __asm__("mazurka.refuse");
long machine_join(unsigned long thread) __asm__("mazurka.join");
int machine_choose(int n) __asm__("mazurka.choose");
int machine_spurious(void) __asm__("mazurka.spurious");
int machine_enqueue(pthread_cond_t *condition, pthread_mutex_t *mutex) __asm__("mazurka.enqueue");
int machine_wake(pthread_cond_t *condition, int timed) __asm__("mazurka.wake");
int machine_lock(pthread_mutex_t *mutex) __asm__("mazurka.mutex_lock");
int machine_unlock(pthread_mutex_t *mutex) __asm__("mazurka.mutex_unlock");
int machine_sem_wait(sem_t *semaphore) __asm__("mazurka.call.sem_wait");
void time_is_over(const struct timespec *time) __asm__("mazurka.time_is_over");

enum { MOST = 64, MAIN = 1 };

/* Of each thread, by its number: whether it was asked to end, and at which condition variable it waits or is about to.
 * The lock makes the looking at the one and the joining of the other's queue one step. `asking` is where it waits for
 * nothing but to be asked; `blocks` says that it waits for a semaphore or a thread. */
struct request {
    pthread_mutex_t lock;
    int asked;
    pthread_cond_t *waits;
    pthread_cond_t asking;
    int blocks;
};

static struct request requests[MOST];

/* Whether a thread was asked to end while it waits for a semaphore or a thread. That it waits forever is then no
 * violation, because in another execution it ends: the front end looks here. */
int mazurka_excused[MOST];

/* What a thread says about itself; nobody else looks. */
static _Thread_local int disabled, type;

static struct request *of(pthread_t thread) {
    if (thread == 0 || thread > MOST) mazurka_refuse("more than 64 threads in a program with pthread_cancel\nuse fewer");
    return &requests[thread - 1];
}

static int is_asked(struct request *me) {
    machine_lock(&me->lock);
    int asked = me->asked;
    machine_unlock(&me->lock);
    return asked;
}

void pthread_testcancel(void) {
    if (!disabled && is_asked(of(pthread_self()))) pthread_exit(PTHREAD_CANCELED);
}

/* A condition variable on which one thread waits: to wake all is to wake it. Its queue begins with their number. */
static void wake(pthread_cond_t *condition) {
    if (__atomic_load_n((unsigned long *)condition, __ATOMIC_SEQ_CST) > 1)
        mazurka_refuse("a thread is cancelled that waits for a condition together with others\nlet it end by a flag");
    pthread_cond_broadcast(condition);
}

int pthread_cancel(pthread_t thread) {
    struct request *it = of(thread);
    machine_lock(&it->lock);
    it->asked = 1;
    if (it->blocks && thread == MAIN)
        mazurka_refuse("main is cancelled where it may wait for a semaphore or a thread\nlet another thread do that");
    if (it->blocks) mazurka_excused[thread - 1] = 1;
    if (it->waits) wake(it->waits);
    machine_unlock(&it->lock);
    return 0;
}

int pthread_setcancelstate(int state, int *old) {
    if (state != PTHREAD_CANCEL_ENABLE && state != PTHREAD_CANCEL_DISABLE) return EINVAL;
    if (old) *old = disabled;
    disabled = state;
    return 0;
}

int pthread_setcanceltype(int wanted, int *old) {
    if (wanted == PTHREAD_CANCEL_ASYNCHRONOUS)
        mazurka_refuse("asynchronous cancellation is not modelled\nleave it deferred, which is the default");
    if (wanted != PTHREAD_CANCEL_DEFERRED) return EINVAL;
    if (old) *old = type;
    return 0;
}

/* Joins the queue unless the thread is to end. */
static int enter(struct request *me, pthread_cond_t *condition, pthread_mutex_t *mutex) {
    machine_lock(&me->lock);
    int ends = me->asked && !disabled;
    if (!ends) {
        if (!disabled) me->waits = condition;
        machine_enqueue(condition, mutex);
    }
    machine_unlock(&me->lock);
    return !ends;
}

static void leave(struct request *me) {
    machine_lock(&me->lock);
    me->waits = NULL;
    machine_unlock(&me->lock);
}

static void wait_at(pthread_cond_t *condition, pthread_mutex_t *mutex, int timed) {
    struct request *me = of(pthread_self());
    if (enter(me, condition, mutex)) {
        machine_unlock(mutex);
        machine_wake(condition, timed);
        leave(me);
        machine_lock(mutex);
    }
    pthread_testcancel();
}

static void unlock_and_lock(pthread_mutex_t *mutex) {
    machine_unlock(mutex);
    machine_lock(mutex);
    pthread_testcancel();
}

int pthread_cond_wait(pthread_cond_t *condition, pthread_mutex_t *mutex) {
    if (machine_spurious()) unlock_and_lock(mutex);
    else wait_at(condition, mutex, 0);
    return 0;
}

int pthread_cond_timedwait(pthread_cond_t *condition, pthread_mutex_t *mutex, const struct timespec *time) {
    if (machine_choose(2)) {
        time_is_over(time);
        unlock_and_lock(mutex);
        return ETIMEDOUT;
    }
    wait_at(condition, mutex, 1);
    return 0;
}

/* A thread that is about to wait for a semaphore or a thread chooses whether it will be cancelled there: then it waits
 * for being asked, and for nothing else. If nobody asks, that is no deadlock: it would be one in the other choice. Main
 * does not choose, so that programs in which nobody cancels it have no more executions for that. */
static void begin_to_block(struct request *me) {
    if (disabled) return;
    machine_lock(&me->lock);
    bool ends = me->asked;
    bool waits = !ends && me != requests && machine_choose(2);
    if (waits) {
        me->waits = &me->asking;
        machine_enqueue(&me->asking, &me->lock);
    }
    me->blocks = !waits;
    machine_unlock(&me->lock);
    if (waits) machine_wake(&me->asking, 1);
    if (ends || waits) pthread_exit(PTHREAD_CANCELED);
}

static void end_to_block(struct request *me) {
    if (disabled) return;
    machine_lock(&me->lock);
    me->blocks = 0;
    mazurka_excused[me - requests] = 0;
    machine_unlock(&me->lock);
}

int pthread_join(pthread_t thread, void **result) {
    struct request *me = of(pthread_self());
    begin_to_block(me);
    long value = machine_join(thread);
    end_to_block(me);
    if (result) *result = (void *)value;
    return 0;
}

int sem_wait(sem_t *semaphore) {
    struct request *me = of(pthread_self());
    begin_to_block(me);
    int error = machine_sem_wait(semaphore);
    end_to_block(me);
    return error;
}

unsigned int sleep(unsigned int seconds) {
    pthread_testcancel();
    return 0;
}

int usleep(useconds_t time) {
    pthread_testcancel();
    return 0;
}

int nanosleep(const struct timespec *time, struct timespec *rest) {
    pthread_testcancel();
    return 0;
}
