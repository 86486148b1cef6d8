// mazurka:
// verdict: incomplete
// executions: 1
// bounded: 1
// because: there is one thread
// naive: yes
//
// The stack of Mazurka is limited. A program that needs more is cut there, which says nothing about the
// program: this one never ends.
static int down(int n) {
    return down(n + 1) + 1;
}

int main(void) {
    return down(0);
}
