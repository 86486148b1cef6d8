#define _GNU_SOURCE
#include "done.h"
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

static void tokens(const char *text, const char *separators) {
    char a[64], b[64], c[64], *rest;
    strcpy(a, text), strcpy(b, text), strcpy(c, text);
    for (char *t = strtok_r(a, separators, &rest); t; t = strtok_r(NULL, separators, &rest)) printf("[%s]", t);
    for (char *t = strtok(b, separators); t; t = strtok(NULL, separators)) printf("(%s)", t);
    char *p = c;
    for (char *t; (t = strsep(&p, separators));) printf("<%s>", t);
    printf("\n");
}

static int sign(int x) { return (x > 0) - (x < 0); }

int main(void) {
    const char *texts[] = {"", "a", "abc", "aXb", "  two words ", "a,b,,c,", ",,,", "ABC", "aBcD", "x=1;y=2"};
    for (int i = 0; i < 10; i++) {
        tokens(texts[i], ", ;");
        for (int j = 0; j < 10; j++) {
            const char *s = texts[i], *t = texts[j], *p = strpbrk(s, t);
            printf("%zu %zu %td %d %d\n", strspn(s, t), strcspn(s, t), p ? p - s : -1, sign(strcasecmp(s, t)), sign(strncasecmp(s, t, 2)));
        }
        char to[64];
        printf("%td %td %s\n", stpcpy(to, texts[i]) - to, strchrnul(texts[i], 'b') - texts[i], to);
    }
    for (int e = -1; e < 140; e++) printf("%s\n", strerror(e));
    char buffer[40];
    printf("%s %s\n", strerror_r(2, buffer, sizeof buffer), strerror_r(1234, buffer, sizeof buffer));
    char *text = NULL;
    int length = asprintf(&text, "%d-%s-%05.2f", 17, "seventeen", 1.5);
    printf("%d %s\n", length, text);
    text = reallocarray(text, 10, 10);
    errno = 0;
    void *none = reallocarray(NULL, (size_t)1 << 40, (size_t)1 << 40);
    printf("%d %d %s\n", none == NULL, errno == ENOMEM, text);
    free(text);
    DONE;
    return 0;
}
