// mazurka:
// verdict: violation
// violation: uninitialized
// message: the program ends with an uninitialised value as its status: status+4
// message: /exit_status.c:13)
// line: 15
// naive: yes
//
// Whoever started the program looks at its status.

int main(void)
{
    int status[2];
    status[0] = 0;
    return status[1];
}
