// Constructors and destructors of globals and of local statics.
#include <cstdlib>
struct log { int n; log(int k) : n(k * std::rand()) { } ~log() { n = 0; } };
log first(1); static log second(first.n); thread_local log per_thread(3);
log &instance() { static log l(4); return l; }
template <class T> struct holder { static log value; }; template <class T> log holder<T>::value(5);
int main() { return first.n + second.n + instance().n + per_thread.n + holder<int>::value.n; }
