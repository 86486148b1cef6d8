// mazurka:
// verdict: violation
// violation: uninitialized
// message: a branch depends on an uninitialised value: x (declared at
// message: /never_written.c:14) is read at
// message: /never_written.c:15 before it is written
// line: 15
// naive: yes
//
// A local variable that no statement writes.

int main(void)
{
    int x;
    switch (x) {
    case 1:
        return 1;
    default:
        return 0;
    }
}
