/* Threads that wait for a word, and the system calls that programs make themselves.
 *
 * As in the kernel, each word has a queue of waiting threads and a lock: whoever waits looks at the word and joins the
 * queue while nobody can wake. Which of several threads is woken or moved is nowhere promised, so every choice is
 * explored, and the order of a queue does not matter. Each thread waits at a condition variable of its own, which
 * moves with it from queue to queue. */

#define _GNU_SOURCE
#include <errno.h>
#include <limits.h>
#include <linux/futex.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

/* What wait_queue gives: as much of a mutex as is used, the thread that came last, and how often threads were notified
 * that wait for no particular value. */
struct queue {
    char lock[24];
    struct waiter *first;
    unsigned long notifications;
};

/* Where a thread waits. Others look where it is queued only if it may leave by itself. Reports name the place by the
 * word that is waited for. */
struct place {
    struct waiter *waiter;
    _Atomic(struct queue *) queue;
    pthread_cond_t woken;
};

/* A thread in a queue: looked at and changed only under the lock of the queue, so that these are no events. */
struct waiter {
    const void *word;
    struct waiter *next;
    struct place *place;
    unsigned bits;
    bool timed;
};

void *mazurka_private(size_t size) __asm__("mazurka.private");
struct queue *machine_queue(const void *word) __asm__("mazurka.wait_queue");
int machine_lock(struct queue *queue) __asm__("mazurka.mutex_lock");
int machine_unlock(struct queue *queue) __asm__("mazurka.mutex_unlock");
int machine_enqueue(pthread_cond_t *condition, struct queue *queue) __asm__("mazurka.enqueue");
int machine_wake(pthread_cond_t *condition, int timed) __asm__("mazurka.wake");
int machine_choose(int n) __asm__("mazurka.choose");
void time_is_over(const struct timespec *time) __asm__("mazurka.time_is_over");
_Noreturn void mazurka_refuse(const char *text) __asm__("mazurka.refuse");

static _Thread_local struct place mazurka_place;
static _Thread_local struct waiter *mine;

static struct waiter *self(const void *word) {
    if (!mine) {
        mine = mazurka_private(sizeof *mine);
        mine->word = word;
        mine->place = &mazurka_place;
        mazurka_place.waiter = mine;
    }
    return mine;
}

static void push(struct queue *queue, struct waiter *waiter, const void *word) {
    if (waiter->timed) waiter->place->queue = queue;
    waiter->word = word;
    waiter->next = queue->first;
    queue->first = waiter;
}

/* Leaves the queue, in which somebody may have moved the thread meanwhile; false if somebody has woken it. */
static bool leave(struct waiter *me) {
    struct place *place = me->place;
    for (struct queue *queue; (queue = place->queue);) {
        machine_lock(queue);
        if (place->queue == queue) {
            struct waiter **at = &queue->first;
            while (*at != me) at = &(*at)->next;
            *at = me->next;
            pthread_cond_broadcast(&place->woken);
            machine_unlock(queue);
            return true;
        }
        machine_unlock(queue);
    }
    return false;
}

/* 0 if somebody has woken the thread, EAGAIN if the word is another one, ETIMEDOUT. A wait that times out does so at
 * any moment after it began. */
static int wait_for(atomic_uint *word, unsigned value, unsigned bits, bool timed) {
    struct waiter *me = self(word);
    struct queue *queue = machine_queue(word);
    machine_lock(queue);
    if (*word != value) {
        machine_unlock(queue);
        return EAGAIN;
    }
    bool late = timed && machine_choose(2);
    me->bits = bits;
    me->timed = timed;
    push(queue, me, word);
    machine_enqueue(&me->place->woken, queue);
    machine_unlock(queue);
    if (late && leave(me)) return ETIMEDOUT;
    machine_wake(&me->place->woken, timed);
    return 0;
}

static bool matches(const struct waiter *waiter, unsigned bits) { return waiter->bits & bits; }

/* Wakes so many threads that wait for one of the bits, or moves them to another queue; returns how many these were. */
static long take(struct queue *queue, int most, unsigned bits, struct queue *target, const void *word) {
    int left = 0, taken = 0;
    for (struct waiter *it = queue->first; it; it = it->next) left += matches(it, bits);
    for (struct waiter **at = &queue->first; left > 0 && taken < most;) {
        struct waiter *it = *at;
        bool passed = !matches(it, bits);
        if (!passed) {
            passed = left > most - taken && machine_choose(2);
            taken += !passed;
            left--;
        }
        if (passed || target == queue) {
            at = &it->next;
            continue;
        }
        *at = it->next;
        if (target) {
            push(target, it, word);
        } else {
            if (it->timed) it->place->queue = NULL;
            pthread_cond_broadcast(&it->place->woken);
        }
    }
    return taken;
}

/* The kernel wakes one thread also where none or fewer are asked for. */
static long wake(const void *word, int most, unsigned bits) {
    struct queue *queue = machine_queue(word);
    machine_lock(queue);
    long woken = take(queue, most < 1 ? 1 : most, bits, NULL, NULL);
    machine_unlock(queue);
    return woken;
}

/* Two queues, locked in an order that all agree upon. */
static void lock_both(struct queue *a, struct queue *b) {
    machine_lock(a < b ? a : b);
    if (a != b) machine_lock(a < b ? b : a);
}

static void unlock_both(struct queue *a, struct queue *b) {
    machine_unlock(a);
    if (a != b) machine_unlock(b);
}

static long fail(int error) {
    errno = error;
    return -1;
}

/* Wakes some of the threads that wait for a word, and lets some of the others wait for another one. */
static long requeue(atomic_uint *word, int most, int moved, const void *other, const unsigned *expected) {
    if (most < 0 || moved < 0) return fail(EINVAL);
    struct queue *from = machine_queue(word), *to = machine_queue(other);
    lock_both(from, to);
    bool differs = expected && *word != *expected;
    long taken = 0;
    if (!differs) {
        taken = take(from, most, FUTEX_BITSET_MATCH_ANY, NULL, NULL);
        taken += take(from, moved, FUTEX_BITSET_MATCH_ANY, to, other);
    }
    unlock_both(from, to);
    return differs ? fail(EAGAIN) : taken;
}

/* Does what FUTEX_OP describes to a word; returns what it was. */
static int change(atomic_int *word, unsigned encoded) {
    int operand = (int)(encoded << 8) >> 20;
    if (encoded >> 28 & FUTEX_OP_OPARG_SHIFT) operand = (int)(1u << (operand & 31));
    switch (encoded >> 28 & 7) {
    case FUTEX_OP_SET: return atomic_exchange(word, operand);
    case FUTEX_OP_ADD: return atomic_fetch_add(word, operand);
    case FUTEX_OP_OR: return atomic_fetch_or(word, operand);
    case FUTEX_OP_ANDN: return atomic_fetch_and(word, ~operand);
    case FUTEX_OP_XOR: return atomic_fetch_xor(word, operand);
    default: mazurka_refuse("FUTEX_WAKE_OP has an operation that does not exist\nuse FUTEX_OP() to describe it");
    }
}

static bool compares(int old, unsigned encoded) {
    int operand = (int)(encoded << 20) >> 20;
    switch (encoded >> 24 & 15) {
    case FUTEX_OP_CMP_EQ: return old == operand;
    case FUTEX_OP_CMP_NE: return old != operand;
    case FUTEX_OP_CMP_LT: return old < operand;
    case FUTEX_OP_CMP_LE: return old <= operand;
    case FUTEX_OP_CMP_GT: return old > operand;
    case FUTEX_OP_CMP_GE: return old >= operand;
    default: mazurka_refuse("FUTEX_WAKE_OP has a comparison that does not exist\nuse FUTEX_OP() to describe it");
    }
}

/* Changes the second word, wakes those that wait for the first, and if the second word was so those that wait for it. */
static long wake_op(const void *word, int most, int second, atomic_int *other, unsigned encoded) {
    struct queue *a = machine_queue(word), *b = machine_queue(other);
    lock_both(a, b);
    int old = change(other, encoded);
    long woken = take(a, most < 1 ? 1 : most, FUTEX_BITSET_MATCH_ANY, NULL, NULL);
    if (compares(old, encoded))
        woken += take(b, second < 1 ? 1 : second, FUTEX_BITSET_MATCH_ANY, NULL, NULL);
    unlock_both(a, b);
    return woken;
}

static long timed_wait(atomic_uint *word, unsigned value, unsigned bits, const struct timespec *time, bool absolute) {
    int error = wait_for(word, value, bits, time != NULL);
    if (error == ETIMEDOUT && absolute) time_is_over(time);
    return error ? fail(error) : 0;
}

/* What follows the operation, of which each looks at what it needs. */
static long futex(atomic_uint *word, int operation, va_list arguments) {
    int value = va_arg(arguments, int);
    int command = operation & FUTEX_CMD_MASK;
    if (command == FUTEX_WAKE) return wake(word, value, FUTEX_BITSET_MATCH_ANY);
    const struct timespec *time = va_arg(arguments, void *);
    if (command == FUTEX_WAIT) return timed_wait(word, value, FUTEX_BITSET_MATCH_ANY, time, false);
    int second = (int)(long)time;
    void *other = va_arg(arguments, void *);
    if (command == FUTEX_REQUEUE) return requeue(word, value, second, other, NULL);
    unsigned third = va_arg(arguments, unsigned);
    switch (command) {
    case FUTEX_WAIT_BITSET: return third ? timed_wait(word, value, third, time, true) : fail(EINVAL);
    case FUTEX_WAKE_BITSET: return third ? wake(word, value, third) : fail(EINVAL);
    case FUTEX_CMP_REQUEUE: return requeue(word, value, second, other, &third);
    case FUTEX_WAKE_OP: return wake_op(word, value, second, other, third);
    default:
        mazurka_refuse("this operation on a futex is not supported\n"
                       "FUTEX_WAIT, FUTEX_WAKE, their forms with bits, FUTEX_REQUEUE, FUTEX_CMP_REQUEUE and FUTEX_WAKE_OP are");
    }
}

long syscall(long number, ...) {
    va_list arguments;
    va_start(arguments, number);
    long result = 0;
    switch (number) {
    case SYS_gettid: result = gettid(); break;
    case SYS_getpid: result = getpid(); break;
    case SYS_sched_yield: break;
    case SYS_futex: {
        atomic_uint *word = va_arg(arguments, void *);
        int operation = va_arg(arguments, int);
        result = futex(word, operation, arguments);
        break;
    }
    default: mazurka_refuse("this system call is not supported\nfutex, gettid, getpid and sched_yield are; call a function of the C library");
    }
    va_end(arguments);
    return result;
}

/* What std::future waits with: a word, and a time in seconds and nanoseconds. */
#define BASE "_ZNSt28__atomic_futex_unsigned_base"
#define TIMES "EPjjbNSt6chrono8durationIlSt5ratioILl1ELl1EEEENS2_IlS3_ILl1ELl1000000000EEEE"

bool wait_until(void *self, atomic_uint *word, unsigned value, bool timed, long seconds, long rest)
    __asm__(BASE "19_M_futex_wait_until" TIMES);
bool wait_until_steady(void *self, atomic_uint *word, unsigned value, bool timed, long seconds, long rest)
    __asm__(BASE "26_M_futex_wait_until_steady" TIMES);
void notify_all(const void *word) __asm__(BASE "19_M_futex_notify_allEPj");

bool wait_until(void *self, atomic_uint *word, unsigned value, bool timed, long seconds, long rest) {
    if (wait_for(word, value, FUTEX_BITSET_MATCH_ANY, timed) != ETIMEDOUT) return true;
    struct timespec time = {seconds, rest};
    time_is_over(&time);
    return false;
}

bool wait_until_steady(void *self, atomic_uint *word, unsigned value, bool timed, long seconds, long rest) {
    return wait_until(self, word, value, timed, seconds, rest);
}

void notify_all(const void *word) { wake(word, INT_MAX, FUTEX_BITSET_MATCH_ANY); }

/* What atomics of libc++ wait with. Those of type int32_t are words of the kernel themselves. For others the library counts
 * notifications, and waits until there is another one; how many it has counted is known before it looks at the atomic
 * for the last time. Several atomics that share a word are told apart by their bits. */
#define ATOMIC "_ZNSt3__1"
#define WORD "EPVKNS_17__cxx_atomic_implIiNS_22__cxx_atomic_base_implIiEEEE"
#define ANY "EPVKv"

static unsigned bit_of(const void *atomic) { return 1u << ((unsigned long)atomic & 3); }

static void notify(const void *atomic, int most) {
    struct queue *queue = machine_queue(atomic);
    machine_lock(queue);
    queue->notifications++;
    take(queue, most, bit_of(atomic), NULL, NULL);
    machine_unlock(queue);
}

int monitor(const void *atomic) __asm__(ATOMIC "23__libcpp_atomic_monitor" ANY);
void wait_notified(const void *atomic, int before) __asm__(ATOMIC "20__libcpp_atomic_wait" ANY "i");
void notify_one_waiting(const void *atomic) __asm__(ATOMIC "23__cxx_atomic_notify_one" ANY);
void notify_all_waiting(const void *atomic) __asm__(ATOMIC "23__cxx_atomic_notify_all" ANY);

int monitor(const void *atomic) {
    struct queue *queue = machine_queue(atomic);
    machine_lock(queue);
    int notifications = (int)queue->notifications;
    machine_unlock(queue);
    return notifications;
}

void wait_notified(const void *atomic, int before) {
    struct waiter *me = self(atomic);
    struct queue *queue = machine_queue(atomic);
    machine_lock(queue);
    bool waits = (int)queue->notifications == before;
    if (waits) {
        me->bits = bit_of(atomic);
        me->timed = false;
        push(queue, me, atomic);
        machine_enqueue(&me->place->woken, queue);
    }
    machine_unlock(queue);
    if (waits) machine_wake(&me->place->woken, false);
}

void notify_one_waiting(const void *atomic) { notify(atomic, 1); }
void notify_all_waiting(const void *atomic) { notify(atomic, INT_MAX); }

int monitor_word(const atomic_int *word) __asm__(ATOMIC "23__libcpp_atomic_monitor" WORD);
void wait_word(atomic_uint *word, int value) __asm__(ATOMIC "20__libcpp_atomic_wait" WORD "i");
void notify_one_word(const void *word) __asm__(ATOMIC "23__cxx_atomic_notify_one" WORD);
void notify_all_word(const void *word) __asm__(ATOMIC "23__cxx_atomic_notify_all" WORD);

int monitor_word(const atomic_int *word) { return *word; }
void wait_word(atomic_uint *word, int value) { wait_for(word, value, FUTEX_BITSET_MATCH_ANY, false); }
void notify_one_word(const void *word) { wake(word, 1, FUTEX_BITSET_MATCH_ANY); }
void notify_all_word(const void *word) { wake(word, INT_MAX, FUTEX_BITSET_MATCH_ANY); }
