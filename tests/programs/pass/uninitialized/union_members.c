// mazurka:
// verdict: verified
// executions: 1
// because: there is one thread
// naive: yes
//
// Of a union the member is read that was written; copies of the whole take along what was not.

#include <assert.h>

union value {
    char letter;
    int number;
    double fraction;
    char *text;
};

static union value pass_on(union value v)
{
    union value copy = v;
    return copy;
}

int main(void)
{
    union value v;
    v.letter = 'x';
    v = pass_on(v);
    assert(v.letter == 'x');
    v.number = 12;
    v = pass_on(v);
    assert(v.number == 12);
    return 0;
}
