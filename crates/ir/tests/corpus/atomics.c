// Every operation and ordering of C11 atomics on an int.
#include <stdatomic.h>
atomic_int x;
int loads(void) {
    return atomic_load_explicit(&x, memory_order_relaxed) +
           atomic_load_explicit(&x, memory_order_acquire) + atomic_load(&x);
}
void stores(int v) {
    atomic_store_explicit(&x, v, memory_order_relaxed);
    atomic_store_explicit(&x, v + 1, memory_order_release);
    atomic_store(&x, v + 2);
}
int rmws(int v) {
    int r = atomic_fetch_add_explicit(&x, v, memory_order_relaxed);
    r += atomic_fetch_sub_explicit(&x, v, memory_order_acquire);
    r += atomic_fetch_and_explicit(&x, v, memory_order_release);
    r += atomic_fetch_or_explicit(&x, v, memory_order_acq_rel);
    r += atomic_fetch_xor(&x, v);
    r += atomic_exchange_explicit(&x, v, memory_order_acq_rel);
    return r;
}
_Bool strong(int *e, int d) {
    return atomic_compare_exchange_strong_explicit(&x, e, d, memory_order_acq_rel, memory_order_acquire)
         | atomic_compare_exchange_strong(&x, e, d)
         | atomic_compare_exchange_strong_explicit(&x, e, d, memory_order_release, memory_order_relaxed);
}
_Bool weak(int *e, int d) {
    return atomic_compare_exchange_weak_explicit(&x, e, d, memory_order_relaxed, memory_order_relaxed)
         | atomic_compare_exchange_weak(&x, e, d);
}
void fences(void) {
    atomic_thread_fence(memory_order_acquire);
    atomic_thread_fence(memory_order_release);
    atomic_thread_fence(memory_order_acq_rel);
    atomic_thread_fence(memory_order_seq_cst);
    atomic_signal_fence(memory_order_seq_cst);
}
int main(void) { int e = 0; stores(1); fences(); return loads() + rmws(2) + strong(&e, 1) + weak(&e, 2); }
