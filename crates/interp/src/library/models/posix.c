/* What a process may ask the system. It is process 1000 on a machine with two processors, and no signals come. */

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stddef.h>
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
