// The __atomic and __sync builtins of GCC.
long v; char b;
long sync(void) {
    long r = __sync_fetch_and_add(&v, 1);
    r += __sync_bool_compare_and_swap(&v, 1, 2);
    r += __sync_val_compare_and_swap(&v, 2, 3);
    r += __sync_lock_test_and_set(&b, 1);
    __sync_lock_release(&b);
    __sync_synchronize();
    r += __atomic_fetch_nand(&v, 3, __ATOMIC_SEQ_CST);
    r += __atomic_add_fetch(&v, 3, __ATOMIC_RELAXED);
    int i = 3;
    r += __sync_fetch_and_max(&i, 3) + __sync_fetch_and_min(&i, 3);
    unsigned u = 3;
    r += __sync_fetch_and_umax(&u, 3) + __sync_fetch_and_umin(&u, 1);
    return r;
}
int main(void) { return (int)sync(); }
