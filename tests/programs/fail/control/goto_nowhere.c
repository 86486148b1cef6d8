// mazurka:
// verdict: violation
// violation: abort
// cause: none
// message: a computed goto goes to an address that is that of no label
//
// An address that was moved is that of no label.
static int pick(int k) {
    void *to = k ? &&one : &&two;
    if (k == 2)
        to = (char *)to + 1000;
    if (k == 3)
        to = 0;
    goto *to;
one:
    return 1;
two:
    return 2;
}

int main(void) {
    return pick(1) + pick(2);
}
