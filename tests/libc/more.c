#define _GNU_SOURCE
#include "done.h"
#include <ctype.h>
#include <errno.h>
#include <inttypes.h>
#include <poll.h>
#include <pthread.h>
#include <sched.h>
#include <search.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/prctl.h>
#include <time.h>

static int by_digit(const void *a, const void *b, void *with) { return *(const int *)with * (*(const int *)a % 10 - *(const int *)b % 10); }
static int equal(const void *a, const void *b) { return *(const int *)a != *(const int *)b; }

static void strings(void) {
    char to[32];
    const char *text = "Some Text with some text";
    printf("%s %p %s\n", strcasestr(text, "TEXT"), (void *)strcasestr(text, "none"), strcasestr(text, ""));
    printf("%td %p\n", (char *)memmem(text, 24, "some", 4) - text, memmem(text, 5, "some", 4));
    printf("%td %td %p\n", (char *)memrchr(text, 'e', 24) - text, (char *)rawmemchr(text, 'T') - text, memrchr(text, 'q', 24));
    memset(to, '#', sizeof to);
    printf("%td %.10s\n", stpncpy(to, "abc", 6) - to, to);
    printf("%td %p\n", (char *)memccpy(to, "hello", 'l', 5) - to, memccpy(to, "hello", 'q', 5));
    bzero(to, 3);
    bcopy("xyz", to, 4);
    printf("%s %d %d %d %d %d\n", to, ffs(0), ffs(8), ffs(INT32_MIN), ffsl(1L << 40), ffsll(-1));
    printf("%s %s %d\n", index(text, 'w'), rindex(text, 't'), strcoll("a", "b") < 0);
    printf("%d %d %d\n", isascii('a'), isascii(200), toascii('a' + 128));
}

static void numbers(void) {
    div_t a = div(-7, 2);
    ldiv_t b = ldiv(7, -2);
    lldiv_t c = lldiv(1LL << 40, 3);
    printf("%d %d %ld %ld %lld %lld %jd\n", a.quot, a.rem, b.quot, b.rem, c.quot, c.rem, imaxabs(-5));
    int list[] = {15, 3, 42, 21, 9}, down = -1, key = 42, none = 5;
    size_t n = 5;
    qsort_r(list, 5, sizeof *list, by_digit, &down);
    for (int i = 0; i < 5; i++) printf("%d ", list[i]);
    printf("%td %p\n", (int *)lfind(&key, list, &n, sizeof *list, equal) - list, lfind(&none, list, &n, sizeof *list, equal));
    printf("%d ", setenv("NAME", "value", 0));
    printf("%s %d %s ", getenv("NAME"), setenv("NAME", "other", 0), getenv("NAME"));
    setenv("NAME", "third", 1);
    putenv((char *)"MORE=1");
    printf("%s %s %d %p\n", getenv("NAME"), getenv("MORE"), unsetenv("NAME"), (void *)getenv("NAME"));
    printf("%d %d %d\n", setenv("", "x", 1), setenv("a=b", "x", 1), errno == EINVAL);
    printf("%g\n", difftime(100, 250));
}

static void threads(void) {
    pthread_attr_t attr;
    size_t size;
    int value;
    printf("%d ", pthread_attr_init(&attr));
    printf("%d ", pthread_attr_getdetachstate(&attr, &value));
    printf("%d %d ", value, pthread_attr_setstacksize(&attr, 1));
    printf("%d ", pthread_attr_setstacksize(&attr, 1 << 20));
    pthread_attr_getstacksize(&attr, &size);
    printf("%zu %d\n", size, pthread_attr_setdetachstate(&attr, 77));
    pthread_attr_getguardsize(&attr, &size);
    printf("%zu %d\n", size, pthread_attr_destroy(&attr));
    cpu_set_t set;
    CPU_ZERO(&set);
    CPU_SET(3, &set);
    CPU_SET(70, &set);
    printf("%d\n", CPU_COUNT(&set));
    char name[16] = "";
    prctl(PR_SET_NAME, "worker");
    prctl(PR_GET_NAME, name);
    printf("%s %d\n", name, poll(NULL, 0, 1));
    printf("%d %d\n", signal(SIGPIPE, SIG_IGN) == SIG_DFL, signal(1000, SIG_IGN) == SIG_ERR);
    printf("%d %d\n", sched_get_priority_max(SCHED_FIFO), sched_get_priority_min(SCHED_RR));
}

int main(void) {
    strings();
    numbers();
    threads();
    DONE;
    return 0;
}
