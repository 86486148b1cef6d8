// mazurka: --file poem.txt=poem.txt --file numbers=numbers.txt
#define _GNU_SOURCE
#include "done.h"
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static void show(const char *name) {
    FILE *f = fopen(name, "r");
    if (!f) {
        printf("%s: %d %s\n", name, errno, strerror(errno));
        return;
    }
    printf("%s: ", name);
    for (int c; (c = fgetc(f)) != EOF;) c < ' ' || c > '~' ? printf("\\%d", c) : putchar(c);
    printf(" eof=%d error=%d at %ld\n", !!feof(f), ferror(f), ftell(f));
    fclose(f);
}

static void given(void) {
    char line[16];
    FILE *f = fopen("poem.txt", "r");
    while (fgets(line, sizeof line, f)) printf("[%s]", line);
    printf(" %d\n", !!feof(f));
    rewind(f);
    printf("%d %c%c ", !!feof(f), getc(f), getc(f));
    printf("%d %ld ", ungetc('?', f), ftell(f));
    printf("%c%c %ld\n", fgetc(f), fgetc(f), ftell(f));
    printf("%d %ld ", fseek(f, -4, SEEK_END), ftell(f));
    printf("%zu %d\n", fread(line, 1, 10, f), !!feof(f));
    printf("%d %d ", fseek(f, -100, SEEK_CUR), errno);
    printf("%d %ld\n", fseek(f, 2, SEEK_SET), ftell(f));
    printf("%zu ", fread(line, 3, 2, f));
    printf("%.6s %ld\n", line, ftell(f));
    printf("%d %d %d\n", fputc('x', f), ferror(f) != 0, errno == EBADF);
    clearerr(f);
    printf("%d\n", ferror(f));
    fclose(f);
    char *all = NULL;
    size_t room = 0;
    f = fopen("./poem.txt", "rb");
    for (long n; (n = getline(&all, &room, f)) >= 0;) printf("%ld ", n);
    printf("\n");
    free(all);
    fclose(f);
}

static void numbers(void) {
    FILE *f = fopen("numbers", "r");
    int a, b, n;
    char word[10];
    while ((n = fscanf(f, "%d %x %9s", &a, &b, word)) == 3) printf("%d %d %s;", a, b, word);
    printf("%d %d\n", n, !!feof(f));
    fclose(f);
}

static void created(void) {
    FILE *f = fopen("new", "w");
    printf("%d ", fprintf(f, "%d %s|%5.2f|%-4c|%lu\n", 42, "text", 3.14159, 'c', 123456789012ul));
    printf("%d ", fputs("line\n", f) >= 0);
    printf("%zu %d %ld\n", fwrite("abcdef", 2, 3, f), fputc(0x1ff, f), ftell(f));
    printf("%d %d\n", fgetc(f), ferror(f) != 0);
    fclose(f);
    show("new");
    f = fopen("new", "a+");
    fputs("more", f);
    printf("%ld ", ftell(f));
    rewind(f);
    printf("%c ", fgetc(f));
    fseek(f, 0, SEEK_SET);
    fputs("!", f);
    fclose(f);
    show("new");
    f = fopen("new", "r+");
    fputs("XY", f);
    fseek(f, 70, SEEK_SET);
    fputs("far", f);
    fclose(f);
    show("new");
    f = fopen("poem.txt", "r+");
    fseek(f, 3, SEEK_SET);
    fputc('#', f);
    fclose(f);
    show("poem.txt");
}

static void names(void) {
    show("missing");
    printf("%d %d\n", fopen("new", "wx") == NULL, errno == EEXIST);
    printf("%d ", rename("new", "old"));
    printf("%d %d\n", rename("new", "old"), errno == ENOENT);
    printf("%d %d\n", access("old", R_OK), access("new", F_OK));
    printf("%d ", remove("old"));
    printf("%d %d\n", remove("old"), errno == ENOENT);
    show("old");
    FILE *f = tmpfile();
    fputs("temporary", f);
    rewind(f);
    char text[20] = {0};
    printf("%zu %s\n", fread(text, 1, 19, f), text);
    fclose(f);
    f = fopen("kept", "w+");
    unlink("kept");
    fputs("still there", f);
    rewind(f);
    printf("%s ", fgets(text, 20, f));
    fclose(f);
    show("kept");
    f = fopen("empty", "w");
    fclose(f);
    f = fopen("empty", "r");
    printf("%d ", fgetc(f));
    printf("%d\n", !!feof(f));
    f = freopen("numbers", "r", f);
    printf("%s", fgets(text, 20, f));
    fclose(f);
}

int main(void) {
    given();
    numbers();
    created();
    names();
    FILE *out = getenv("NONE") ? NULL : stdout;
    if (!out || out == stderr || out == stdin) abort();
    fprintf(out, "%s %d\n", "standard output", 1);
    fflush(NULL);
    DONE;
    return 0;
}
