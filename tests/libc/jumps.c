#include "done.h"
#include <setjmp.h>
#include <stdio.h>
#include <string.h>

static jmp_buf global;
static sigjmp_buf with_mask;
static int depth;

static void descend(int n) {
    char room[16];
    memset(room, n, sizeof room);
    depth = n + room[3] - room[3];
    if (n == 5) longjmp(global, 50 + n);
    descend(n + 1);
    printf("not reached\n");
}

static int retry(int times) {
    jmp_buf local;
    volatile int tries = 0;
    int limit = times * 2;
    int why = setjmp(local);
    tries++;
    printf("try %d because %d, limit %d\n", tries, why, limit);
    if (tries < times) longjmp(local, tries == 1 ? 0 : tries);
    return tries;
}

/* The common form of exceptions in C. */
#define TRY if ((code = _setjmp(handlers[top++])) == 0)
#define CATCH top--; if (code)
#define THROW(x) _longjmp(handlers[top - 1], x)
static jmp_buf handlers[4];
static int top;

static int risky(int x) {
    int code, result = x;
    TRY {
        if (x > 2) THROW(x * 10);
        result = x + 100;
    }
    CATCH { return code; }
    return result;
}

int main(void) {
    switch (setjmp(global)) {
    case 0: descend(1);
    case 55: printf("back at depth %d\n", depth); break;
    default: printf("wrong\n");
    }
    printf("%d\n", retry(4));
    printf("%d %d %d\n", risky(1), risky(3), risky(2));
    int sum = 0;
    for (volatile int i = 0; i < 3; i++) {
        int code = sigsetjmp(with_mask, 1);
        if (code == 0) siglongjmp(with_mask, i + 1);
        sum += code;
        printf("%d %d\n", i, code);
    }
    printf("%d\n", sum);
    DONE;
    return 0;
}
