// mazurka:
// verdict: violation
// violation: uninitialized
// message: a branch depends on an uninitialised value: x (declared at
// message: /local_through_pointer.c:19) is read at
// message: /local_through_pointer.c:14 before it is written
// line: 21
// naive: yes
//
// A function reads a local variable of its caller; the copy that it returns is as undefined.

static int twice(const int *number)
{
    return *number * 2;
}

int main(void)
{
    int x;
    int y = twice(&x);
    if (y > 0)
        return 1;
    return 0;
}
