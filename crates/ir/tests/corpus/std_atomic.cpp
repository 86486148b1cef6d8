// std::atomic.
#include <atomic>
#include <cstdint>
std::atomic<int> a{ 1 }; std::atomic<bool> b; std::atomic<std::uint64_t> c; std::atomic<int *> p; std::atomic_flag f = ATOMIC_FLAG_INIT;
int main() { int e = 1; a.store(2, std::memory_order_release); while (!a.compare_exchange_weak(e, 3, std::memory_order_acq_rel, std::memory_order_acquire)) { } b = true; c.fetch_or(4, std::memory_order_relaxed); p.exchange(&e); p += 1; while (f.test_and_set(std::memory_order_acquire)) { } f.clear(); std::atomic_thread_fence(std::memory_order_seq_cst); std::atomic_signal_fence(std::memory_order_acquire); return a.load(std::memory_order_acquire) + b + c + a++ + --a; }
