// mazurka:
// verdict: verified
// executions: 1
// because: there is one thread
// naive: yes
//
// Structures with padding and with members that were never written are passed and returned by value: in
// one register, in two, in memory, and among variable arguments.

#include <assert.h>
#include <stdarg.h>

struct small {
    char tag;
    int value;
};

struct medium {
    int first;
    char tag;
    long last;
};

struct large {
    char tag;
    long numbers[5];
};

static struct small small(struct small s)
{
    s.value++;
    return s;
}

static struct medium medium(struct medium m)
{
    m.first++;
    return m;
}

static struct large large(struct large l)
{
    l.numbers[2]++;
    return l;
}

static int sum(int count, ...)
{
    va_list list;
    int total = 0;
    va_start(list, count);
    for (int i = 0; i < count; i++) {
        struct small s = va_arg(list, struct small);
        total += s.value;
    }
    va_end(list);
    return total;
}

int main(void)
{
    struct small s;
    struct medium m;
    struct large l;
    s.value = 1;
    m.first = 2;
    l.numbers[2] = 3;
    s = small(s);
    m = medium(m);
    l = large(l);
    assert(s.value == 2 && m.first == 3 && l.numbers[2] == 4);
    assert(sum(2, s, s) == 4);
    return 0;
}
