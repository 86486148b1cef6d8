// What `cargo xtask lock-mutants` puts in the place of atomic operations.
#include <stdatomic.h>

// A load and a store, between which others may come.
#define SPLIT(p, next)                                                                                                 \
    ({                                                                                                                 \
        __auto_type at = (p);                                                                                          \
        __auto_type old = atomic_load(at);                                                                             \
        atomic_store(at, next);                                                                                        \
        old;                                                                                                           \
    })
#define split_exchange(p, v) SPLIT(p, v)
#define split_fetch_add(p, v) SPLIT(p, old + (v))
#define split_fetch_sub(p, v) SPLIT(p, old - (v))
#define split_compare_exchange_strong(p, e, v)                                                                         \
    ({                                                                                                                 \
        __auto_type at = (p);                                                                                          \
        __auto_type expects = (e);                                                                                     \
        __auto_type old = atomic_load(at);                                                                             \
        int fits = old == *expects;                                                                                    \
        if (fits) {                                                                                                    \
            atomic_store(at, (v));                                                                                     \
        } else {                                                                                                       \
            *expects = old;                                                                                            \
        }                                                                                                              \
        fits;                                                                                                          \
    })

// Stores whatever was there, and says that it fitted.
#define always_compare_exchange_strong(p, e, v) ((void)(e), atomic_store((p), (v)), 1)
