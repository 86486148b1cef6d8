// mazurka: --stdin bytes.txt
#include "done.h"
#include <errno.h>
#include <stdio.h>
#include <unistd.h>

int main(void) {
    char a[16] = {0};
    printf("%zd ", read(0, a, 4));
    printf("%s ", a);
    printf("%zd ", read(0, a, 16));
    printf("%s %zd ", a, read(0, a, 16));
    errno = 0;
    printf("%zd %d\n", read(77, a, 1), errno == EBADF);
    DONE;
    return 0;
}
