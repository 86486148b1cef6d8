/* What threads are made with and where they run, which changes nothing here: it is remembered and given back.
 * There are two processors, and one way to schedule. */

#define _GNU_SOURCE
#include <errno.h>
#include <pthread.h>
#include <sched.h>
#include <stddef.h>
#include <time.h>

/* pthread_create looks at the first word. */
struct attributes {
    int detached, policy, inherits, scope, priority;
    int unused;
    size_t stack_size, guard_size;
    void *stack;
};

enum { SMALLEST_STACK = 16384, PAGE = 4096, USUAL_STACK = 8 << 20 };

_Static_assert(sizeof(struct attributes) <= sizeof(pthread_attr_t), "it fits");

static struct attributes *of(pthread_attr_t *attr) { return (struct attributes *)attr; }
static const struct attributes *in(const pthread_attr_t *attr) { return (const struct attributes *)attr; }

int pthread_attr_init(pthread_attr_t *attr) {
    *of(attr) = (struct attributes){.stack_size = USUAL_STACK, .guard_size = PAGE};
    return 0;
}

int pthread_attr_destroy(pthread_attr_t *attr) { return 0; }

#define KEEP(name, field, type, allowed) \
    int pthread_attr_set##name(pthread_attr_t *attr, type value) { \
        if (!(allowed)) return EINVAL; \
        of(attr)->field = value; \
        return 0; \
    } \
    int pthread_attr_get##name(const pthread_attr_t *attr, type *value) { \
        *value = in(attr)->field; \
        return 0; \
    }

KEEP(detachstate, detached, int, value == PTHREAD_CREATE_JOINABLE || value == PTHREAD_CREATE_DETACHED)
KEEP(schedpolicy, policy, int, value == SCHED_OTHER || value == SCHED_FIFO || value == SCHED_RR)
KEEP(inheritsched, inherits, int, value == PTHREAD_INHERIT_SCHED || value == PTHREAD_EXPLICIT_SCHED)
KEEP(stacksize, stack_size, size_t, value >= SMALLEST_STACK)
KEEP(guardsize, guard_size, size_t, 1)

int pthread_attr_setscope(pthread_attr_t *attr, int scope) {
    return scope == PTHREAD_SCOPE_SYSTEM ? 0 : scope == PTHREAD_SCOPE_PROCESS ? ENOTSUP : EINVAL;
}

int pthread_attr_getscope(const pthread_attr_t *attr, int *scope) {
    *scope = PTHREAD_SCOPE_SYSTEM;
    return 0;
}

int pthread_attr_setschedparam(pthread_attr_t *attr, const struct sched_param *param) {
    of(attr)->priority = param->sched_priority;
    return 0;
}

int pthread_attr_getschedparam(const pthread_attr_t *attr, struct sched_param *param) {
    param->sched_priority = in(attr)->priority;
    return 0;
}

int pthread_attr_setstack(pthread_attr_t *attr, void *stack, size_t size) {
    if (size < SMALLEST_STACK) return EINVAL;
    of(attr)->stack = stack;
    of(attr)->stack_size = size;
    return 0;
}

int pthread_attr_getstack(const pthread_attr_t *attr, void **stack, size_t *size) {
    *stack = in(attr)->stack;
    *size = in(attr)->stack_size;
    return 0;
}

int pthread_getattr_np(pthread_t thread, pthread_attr_t *attr) { return pthread_attr_init(attr); }

int pthread_setschedparam(pthread_t thread, int policy, const struct sched_param *param) {
    int usual = policy == SCHED_OTHER && param->sched_priority == 0;
    return usual ? 0 : policy == SCHED_FIFO || policy == SCHED_RR ? EPERM : EINVAL;
}

int pthread_getschedparam(pthread_t thread, int *policy, struct sched_param *param) {
    *policy = SCHED_OTHER;
    param->sched_priority = 0;
    return 0;
}

int pthread_setschedprio(pthread_t thread, int priority) { return priority == 0 ? 0 : EINVAL; }
int sched_get_priority_max(int policy) { return policy == SCHED_OTHER ? 0 : 99; }
int sched_get_priority_min(int policy) { return policy == SCHED_OTHER ? 0 : 1; }
int pthread_getconcurrency(void) { return 0; }

/* Processors: a thread may run on both. */

static void both(size_t size, cpu_set_t *set) {
    for (size_t i = 0; i < size / sizeof(__cpu_mask); i++) set->__bits[i] = i ? 0 : 3;
}

/* Whether a set has a processor that there is. */
static int some(size_t size, const cpu_set_t *set) { return size >= sizeof(__cpu_mask) && (set->__bits[0] & 3); }

int pthread_setaffinity_np(pthread_t thread, size_t size, const cpu_set_t *set) { return some(size, set) ? 0 : EINVAL; }

int pthread_getaffinity_np(pthread_t thread, size_t size, cpu_set_t *set) {
    both(size, set);
    return 0;
}

int pthread_attr_setaffinity_np(pthread_attr_t *attr, size_t size, const cpu_set_t *set) { return 0; }

int sched_setaffinity(pid_t process, size_t size, const cpu_set_t *set) {
    if (some(size, set)) return 0;
    errno = EINVAL;
    return -1;
}

int sched_getaffinity(pid_t process, size_t size, cpu_set_t *set) {
    both(size, set);
    return 0;
}

int sched_getcpu(void) { return 0; }

int __sched_cpucount(size_t size, const cpu_set_t *set) {
    int count = 0;
    for (size_t i = 0; i < size / sizeof(__cpu_mask); i++)
        for (__cpu_mask word = set->__bits[i]; word; word &= word - 1) count++;
    return count;
}

/* Attributes of synchronisation objects, which are all for one process. */

#define ALWAYS(name, type, value_type, answer) \
    int name(const type *attr, value_type *value) { \
        *value = answer; \
        return 0; \
    }

ALWAYS(pthread_mutexattr_getpshared, pthread_mutexattr_t, int, PTHREAD_PROCESS_PRIVATE)
ALWAYS(pthread_mutexattr_getprotocol, pthread_mutexattr_t, int, PTHREAD_PRIO_NONE)
ALWAYS(pthread_mutexattr_getrobust, pthread_mutexattr_t, int, PTHREAD_MUTEX_STALLED)
ALWAYS(pthread_condattr_getpshared, pthread_condattr_t, int, PTHREAD_PROCESS_PRIVATE)
ALWAYS(pthread_condattr_getclock, pthread_condattr_t, clockid_t, CLOCK_REALTIME)
ALWAYS(pthread_rwlockattr_getpshared, pthread_rwlockattr_t, int, PTHREAD_PROCESS_PRIVATE)
ALWAYS(pthread_barrierattr_getpshared, pthread_barrierattr_t, int, PTHREAD_PROCESS_PRIVATE)
