#define _GNU_SOURCE
#include "done.h"
#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <unistd.h>

static void *thread(void *p) {
    *(int *)p = gettid() != getpid();
    return NULL;
}

int main(void) {
    printf("%d %d %d\n", sysconf(_SC_PAGESIZE) == getpagesize(), sysconf(_SC_NPROCESSORS_ONLN) > 0, getpid() > 1);
    errno = 0;
    printf("%ld %d\n", sysconf(123456), errno == EINVAL);
    int other = 0;
    pthread_t t;
    pthread_create(&t, NULL, thread, &other);
    pthread_join(t, NULL);
    printf("%d %d\n", gettid() == getpid(), other);
    sigset_t set, old;
    sigemptyset(&set);
    sigaddset(&set, SIGINT);
    sigaddset(&set, SIGTERM);
    sigdelset(&set, SIGINT);
    printf("%d %d %d\n", sigismember(&set, SIGINT), sigismember(&set, SIGTERM), sigaddset(&set, 100));
    pthread_sigmask(SIG_BLOCK, &set, NULL);
    pthread_sigmask(SIG_BLOCK, NULL, &old);
    printf("%d %d\n", sigismember(&old, SIGTERM), sigismember(&old, SIGINT));
    sigfillset(&set);
    printf("%d %d %d\n", sigismember(&set, SIGHUP), sigprocmask(SIG_SETMASK, &old, &set), sigismember(&set, SIGTERM));
    DONE;
    return 0;
}
