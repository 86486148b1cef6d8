// mazurka: --file data.bin=bytes.txt
#define _GNU_SOURCE
#include "done.h"
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

int main(void) {
    char text[64] = {0};
    struct stat about;
    printf("%d %d\n", open("nowhere", O_RDONLY), errno == ENOENT);
    int a = open("data.bin", O_RDONLY), b = open("out", O_RDWR | O_CREAT | O_TRUNC, 0644);
    printf("%d\n", b == a + 1);
    printf("%zd %zd ", read(a, text, 4), write(b, "hello, world", 12));
    printf("%zd %d\n", write(a, "x", 1), errno == EBADF);
    printf("%ld %ld %ld\n", lseek(b, 0, SEEK_CUR), lseek(b, -5, SEEK_END), lseek(a, 1, SEEK_SET));
    memset(text, 0, sizeof text);
    printf("%zd %s\n", read(b, text, sizeof text), text);
    printf("%zd\n", read(b, text, sizeof text));
    printf("%zd ", pwrite(b, "HELL", 4, 0));
    printf("%zd %s %ld\n", pread(b, text, 12, 0), text, lseek(b, 0, SEEK_CUR));
    fstat(b, &about);
    printf("%ld %d\n", (long)about.st_size, S_ISREG(about.st_mode));
    ftruncate(b, 5);
    printf("%d %ld ", stat("out", &about), (long)about.st_size);
    int c = dup(b);
    lseek(c, 1, SEEK_SET);
    memset(text, 0, sizeof text);
    printf("%zd %s\n", read(b, text, 10), text);
    close(b);
    printf("%zd %d ", read(b, text, 1), errno == EBADF);
    printf("%d\n", open("data.bin", O_RDONLY) == b);
    close(c);
    c = open("out", O_WRONLY | O_APPEND);
    write(c, "+++", 3);
    printf("%ld\n", lseek(c, 0, SEEK_CUR));
    printf("%d %d\n", open("out", O_CREAT | O_EXCL | O_WRONLY, 0600), errno == EEXIST);
    FILE *f = fdopen(c, "a");
    fprintf(f, "%s", "stream");
    fclose(f);
    printf("%d %d\n", close(c), errno == EBADF);
    f = fopen("out", "r");
    fgets(text, sizeof text, f);
    fstat(fileno(f), &about);
    printf("%s %ld\n", text, (long)about.st_size);
    void *map = mmap(NULL, about.st_size, PROT_READ, MAP_PRIVATE, fileno(f), 0);
    fclose(f);
    printf("%.4s ", (char *)map);
    printf("%d\n", munmap(map, about.st_size));
    printf("%d %d\n", truncate("out", 2), stat("out", &about));
    printf("%ld %d %d\n", (long)about.st_size, unlink("out"), unlink("out"));
    DONE;
    return 0;
}
