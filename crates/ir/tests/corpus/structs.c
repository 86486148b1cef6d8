// Structures in structures, passed and returned.
#include <stddef.h>
struct inner { char c; short s; double d; };
struct outer { int i; struct inner in[2]; struct inner *link; };
struct small { int x, y; };
struct big { long v[8]; };
struct __attribute__((packed)) tight { char c; int i; short s; };
struct small swap(struct small s) { struct small r = { s.y, s.x }; return r; }
struct big twice(struct big b) { for (int i = 0; i < 8; i++) b.v[i] *= 2; return b; }
int tightly(struct tight *t) { return t->c + t->i + t->s; }
static struct outer table = { 7, { { 'a', 1, 0.5 }, { 'b', 2, 1.5 } }, &table.in[1] };
int main(void) {
    struct small s = swap((struct small){ 1, 2 });
    struct big b = { { 1, 2, 3 } };
    b = twice(b);
    struct tight t = { 1, 2, 3 };
    return s.x + (int)b.v[2] + tightly(&t) + table.link->s + (int)offsetof(struct outer, link);
}
