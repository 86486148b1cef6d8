/* The standard streams. */

#define _GNU_SOURCE
#include "files.h"


static pthread_mutex_t locks[3] = {
    PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP,
    PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP,
    PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP,
};

struct file mazurka_private_standard[3] = {
    {.lock = &locks[0], .reads = 1, .pushed = END, .descriptor = 0},
    {.lock = &locks[1], .writes = 1, .pushed = END, .descriptor = 1},
    {.lock = &locks[2], .writes = 1, .pushed = END, .descriptor = 2},
};

struct file *const stdin = &mazurka_private_standard[0];
struct file *const stdout = &mazurka_private_standard[1];
struct file *const stderr = &mazurka_private_standard[2];
