/* For programs that include <genmc.h>: the functions of verifier.h, and words around accesses that say how an
 * algorithm uses them. Mazurka does without these, so that only the access remains. */
#ifndef MAZURKA_GENMC_H
#define MAZURKA_GENMC_H

#include <assert.h>
#include <pthread.h>
#ifndef __cplusplus
#include <stdatomic.h>
#endif
#include <stddef.h>
#include <stdlib.h>

#include "verifier.h"

#define __VERIFIER_local_write(access) access
#define __VERIFIER_final_write(access) access
#define __VERIFIER_speculative_read(access) access
#define __VERIFIER_confirming_read(access) access
#define __VERIFIER_confirming_CAS(access) access
#define __VERIFIER_helped_CAS(access) access
#define __VERIFIER_helping_CAS(access) access

/* Threads that do the same: a thread like any other. */
static inline pthread_t __VERIFIER_spawn_symmetric(void *(*function)(void *), void *argument, pthread_t like) {
    pthread_t thread;
    (void)like;
    pthread_create(&thread, NULL, function, argument);
    return thread;
}

#endif
