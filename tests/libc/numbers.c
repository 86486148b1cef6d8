#include "done.h"
#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

int main(void) {
    const char *texts[] = {"0", "42", "-42", "+7", "  12x", "0x1f", "0X", "0xg", "077", "08", "9223372036854775807", "9223372036854775808",
                           "-9223372036854775808", "-9223372036854775809", "18446744073709551615", "18446744073709551616",
                           "-1", "-18446744073709551615", "99999999999999999999999", "", "-", "+-1", "zz", "\t\n 5 6", "1e3", "-0x10"};
    int bases[] = {0, 2, 8, 10, 16, 36, 1, 37};
    for (unsigned i = 0; i < sizeof texts / sizeof *texts; i++)
        for (int b = 0; b < 8; b++) {
            char *end = NULL;
            errno = 0;
            long l = strtol(texts[i], &end, bases[b]);
            printf("%ld %td %d ", l, end ? end - texts[i] : -1, errno);
            errno = 0;
            unsigned long u = strtoul(texts[i], &end, bases[b]);
            printf("%lu %td %d ", u, end ? end - texts[i] : -1, errno);
            errno = 0;
            long long ll = strtoll(texts[i], NULL, bases[b]);
            printf("%lld %d %llu\n", ll, errno, strtoull(texts[i], NULL, bases[b]));
        }
    printf("%jd %d %ld %lld\n", strtoimax("123", NULL, 10), atoi("12a"), atol("-5"), atoll("77"));
    DONE;
    return 0;
}
