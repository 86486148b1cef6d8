// new and delete, arrays with destructors, placement new, smart pointers.
#include <memory>
#include <new>
struct item { int v = 1; ~item() { v = 0; } };
int main() { item *one = new item; item *many = new item[3]; alignas(item) char room[sizeof(item)]; item *placed = new (room) item; int r = one->v + many[2].v + placed->v; placed->~item(); delete one; delete[] many; std::unique_ptr<item> u(new item); std::shared_ptr<item> s = std::make_shared<item>(), t = s; item *n = new (std::nothrow) item; delete n; return r + u->v + (int)t.use_count(); }
