/* What a process may ask the system. It is process 1000 on a machine with two processors, and no signals come. */

#define _GNU_SOURCE
#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stddef.h>
#include <sys/resource.h>
#include <sys/select.h>
#include <sys/utsname.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

static int same(const char *a, const char *name, size_t n) {
    for (size_t i = 0; i < n; i++)
        if (a[i] != name[i]) return 0;
    return a[n] == '=';
}

char *getenv(const char *name) {
    size_t n = 0;
    while (name[n]) n++;
    for (char **entry = environ; entry && *entry; entry++)
        if (same(*entry, name, n)) return *entry + n + 1;
    return NULL;
}

char *secure_getenv(const char *name) { return getenv(name); }

long sysconf(int name) {
    switch (name) {
    case _SC_NPROCESSORS_CONF:
    case _SC_NPROCESSORS_ONLN: return 2;
    case _SC_PAGESIZE: return 4096;
    case _SC_CLK_TCK: return 100;
    case _SC_LEVEL1_DCACHE_LINESIZE: return 64;
    case _SC_OPEN_MAX: return 1024;
    case _SC_IOV_MAX: return 1024;
    case _SC_THREADS:
    case _SC_MONOTONIC_CLOCK: return 200809;
    default: errno = EINVAL; return -1;
    }
}

int getpagesize(void) { return 4096; }
int get_nprocs(void) { return 2; }
int get_nprocs_conf(void) { return 2; }
pid_t getpid(void) { return 1000; }
pid_t getppid(void) { return 1; }
uid_t getuid(void) { return 1000; }
uid_t geteuid(void) { return 1000; }
gid_t getgid(void) { return 1000; }
gid_t getegid(void) { return 1000; }
/* Threads are numbered from 1, and main has the number of the process. */
pid_t gettid(void) { return 999 + (pid_t)pthread_self(); }

int sigemptyset(sigset_t *set) {
    for (size_t i = 0; i < sizeof set->__val / sizeof *set->__val; i++) set->__val[i] = 0;
    return 0;
}

int sigfillset(sigset_t *set) {
    for (size_t i = 0; i < sizeof set->__val / sizeof *set->__val; i++) set->__val[i] = ~0ul;
    return 0;
}

static int bad(int signal) {
    if (signal > 0 && signal < 65) return 0;
    errno = EINVAL;
    return -1;
}

int sigaddset(sigset_t *set, int signal) {
    if (bad(signal)) return -1;
    set->__val[(signal - 1) / 64] |= 1ul << ((signal - 1) % 64);
    return 0;
}

int sigdelset(sigset_t *set, int signal) {
    if (bad(signal)) return -1;
    set->__val[(signal - 1) / 64] &= ~(1ul << ((signal - 1) % 64));
    return 0;
}

int sigismember(const sigset_t *set, int signal) {
    if (bad(signal)) return -1;
    return set->__val[(signal - 1) / 64] >> ((signal - 1) % 64) & 1;
}

/* Which signals are blocked: each thread has its own set, which it inherits only from the process here. */
static _Thread_local unsigned long blocked;

int pthread_sigmask(int how, const sigset_t *set, sigset_t *old) {
    if (old) {
        sigemptyset(old);
        old->__val[0] = blocked;
    }
    if (!set) return 0;
    switch (how) {
    case SIG_BLOCK: blocked |= set->__val[0]; return 0;
    case SIG_UNBLOCK: blocked &= ~set->__val[0]; return 0;
    case SIG_SETMASK: blocked = set->__val[0]; return 0;
    default: return EINVAL;
    }
}

int sigprocmask(int how, const sigset_t *set, sigset_t *old) {
    int error = pthread_sigmask(how, set, old);
    if (!error) return 0;
    errno = error;
    return -1;
}

/* No signal comes, so what happens to one that is ignored or ends the process is all the same. */

/* Ends the check: says what cannot be done, and on a second line what to do instead. */
_Noreturn void mazurka_refuse(const char *text) __asm__("mazurka.refuse");

static void refuse_handler(__sighandler_t handler) {
    if (handler != SIG_IGN && handler != SIG_DFL)
        mazurka_refuse("a handler of a signal is not modelled\nuse a thread in place of the handler");
}

__sighandler_t signal(int signal, __sighandler_t handler) {
    if (bad(signal)) return SIG_ERR;
    refuse_handler(handler);
    return SIG_DFL;
}

int sigaction(int signal, const struct sigaction *new, struct sigaction *old) {
    if (bad(signal)) return -1;
    if (new) refuse_handler(new->sa_handler);
    if (old) *old = (struct sigaction){.sa_handler = SIG_DFL};
    return 0;
}

int sigpending(sigset_t *set) { return sigemptyset(set); }

/* Waiting: nothing comes before the time is over. Who waits for descriptors without a limit would wait forever. */

static void waiting_for_descriptors(void) {
    mazurka_refuse("waiting for descriptors is not modelled: none becomes ready\nwait for a condition variable, or write a model with --stub FILE.c");
}

int poll(struct pollfd *descriptors, nfds_t n, int timeout) {
    if (n) waiting_for_descriptors();
    return 0;
}

int ppoll(struct pollfd *descriptors, nfds_t n, const struct timespec *timeout, const sigset_t *set) {
    if (n) waiting_for_descriptors();
    return 0;
}

int select(int n, fd_set *reads, fd_set *writes, fd_set *others, struct timeval *timeout) {
    if (reads || writes || others) waiting_for_descriptors();
    return 0;
}

/* The name of a thread is nobody's business but its own. */
static _Thread_local char thread_name[16];

static int prctl_name(int operation, char *name) {
    for (int i = 0; i < 16; i++) {
        char *to = operation == 15 ? &thread_name[i] : &name[i];
        *to = operation == 15 ? name[i] : thread_name[i];
        if (!*to) break;
    }
    thread_name[15] = 0;
    return 0;
}

/* PR_SET_NAME 15 and PR_GET_NAME 16; anything else is asked of the system and changes nothing here. */
int prctl(int operation, ...) {
    __builtin_va_list list;
    __builtin_va_start(list, operation);
    char *name = __builtin_va_arg(list, char *);
    __builtin_va_end(list);
    return operation == 15 || operation == 16 ? prctl_name(operation, name) : 0;
}

double difftime(time_t end, time_t begin) { return (double)end - (double)begin; }

int clock_getres(clockid_t clock, struct timespec *to) {
    if (to) to->tv_sec = 0, to->tv_nsec = 1;
    return 0;
}

static void limit(struct rlimit *to) { to->rlim_cur = to->rlim_max = RLIM_INFINITY; }

int getrlimit(__rlimit_resource_t resource, struct rlimit *to) {
    limit(to);
    return 0;
}

int setrlimit(__rlimit_resource_t resource, const struct rlimit *from) { return 0; }

int getrusage(__rusage_who_t who, struct rusage *to) {
    *to = (struct rusage){0};
    return 0;
}

static void copy(char *to, const char *from) {
    while ((*to++ = *from++)) {
    }
}

int uname(struct utsname *to) {
    *to = (struct utsname){0};
    copy(to->sysname, "Linux");
    copy(to->nodename, "mazurka");
    copy(to->machine, "x86_64");
    return 0;
}

int gethostname(char *to, size_t n) {
    for (size_t i = 0; i < n; i++)
        if (!(to[i] = "mazurka"[i])) return 0;
    errno = ENAMETOOLONG;
    return -1;
}

int mlock(const void *from, size_t n) { return 0; }
int munlock(const void *from, size_t n) { return 0; }
int mlockall(int flags) { return 0; }
int munlockall(void) { return 0; }
int madvise(void *from, size_t n, int advice) { return 0; }
int posix_madvise(void *from, size_t n, int advice) { return 0; }
int posix_fadvise(int descriptor, off_t from, off_t n, int advice) { return 0; }
