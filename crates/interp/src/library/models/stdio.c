/* <stdio.h> over files in memory, for programs that open files or are given standard input. A stream has a lock,
 * and no buffer: what is written is there at once, as after setvbuf(stream, NULL, _IONBF, 0). */

#define _GNU_SOURCE
#include "files.h"
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>

#undef fread_unlocked
#undef fwrite_unlocked

extern const unsigned char mazurka_input[];
extern const size_t mazurka_input_size;
extern const int mazurka_input_given;

/* The functions of the machine that print. */
int console_vfprintf(void *stream, const char *format, va_list list) __asm__("mazurka.call.vfprintf");
int console_fputs(const char *text, void *stream) __asm__("mazurka.call.fputs");
int console_fputc(int c, void *stream) __asm__("mazurka.call.fputc");
size_t console_fwrite(const void *from, size_t size, size_t count, void *stream) __asm__("mazurka.call.fwrite");

char *mazurka_format(const char *format, va_list list, int *length);
int mazurka_scan(int (*next)(void *), void (*back)(void *, int), void *from, const char *format, va_list list);
void *malloc(size_t size);
void *realloc(void *p, size_t size);
void free(void *p);

typedef struct file stream;

static stream *lock(FILE *f) {
    stream *s = (stream *)f;
    pthread_mutex_lock(s->lock);
    /* Here a use of a stream that was closed shows. */
    if (s->alive) (void)*(volatile char *)s->alive;
    return s;
}

static void unlock(stream *s) { pthread_mutex_unlock(s->lock); }

/* How a mode opens a file; 0 if it is none. */
static int how(const char *mode) {
    int flags = *mode == 'r' ? READ : *mode == 'w' ? WRITE | CREATE | TRUNCATE : *mode == 'a' ? WRITE | APPEND | CREATE : 0;
    for (const char *m = mode + 1; flags && *m && *m != ','; m++) {
        if (*m == '+') flags |= READ | WRITE;
        if (*m == 'x') flags |= EXCLUSIVE;
    }
    if (!flags) errno = EINVAL;
    return flags;
}

FILE *fopen(const char *name, const char *mode) {
    int flags = how(mode);
    stream *s = flags ? mazurka_open(name, flags, 1) : NULL;
    if (s) s->alive = malloc(1);
    if (s) *s->alive = 0;
    return (FILE *)s;
}

FILE *fopen64(const char *name, const char *mode) { return fopen(name, mode); }

FILE *tmpfile(void) {
    stream *s = mazurka_private(sizeof *s);
    *s = (stream){.reads = 1, .writes = 1, .pushed = END, .descriptor = -1};
    s->lock = mazurka_lasting(sizeof *s->lock);
    s->lock->__data.__kind = PTHREAD_MUTEX_RECURSIVE_NP;
    s->inode = mazurka_new_inode("");
    s->alive = malloc(1);
    *s->alive = 0;
    return (FILE *)s;
}

int mazurka_close_descriptor(int descriptor);

int fclose(FILE *f) {
    stream *s = lock(f);
    int descriptor = s->descriptor;
    char *alive = s->alive;
    unlock(s);
    if (descriptor > 2) mazurka_close_descriptor(descriptor);
    /* The address stays there, for whoever comes later. */
    if (alive) free(alive);
    return 0;
}

FILE *freopen(const char *name, const char *mode, FILE *f) {
    stream *s = lock(f);
    int flags = name ? how(mode) : 0;
    if (mazurka_is_console(s) || !name)
        mazurka_refuse("freopen of standard output, or without a name, is not modelled\nopen another stream with fopen");
    stream *new = flags ? mazurka_open(name, flags, 1) : NULL;
    if (new) {
        pthread_mutex_t *old = s->lock;
        char *alive = s->alive;
        int descriptor = s->descriptor;
        *s = *new;
        s->lock = old;
        s->alive = alive;
        s->descriptor = descriptor;
    }
    unlock(s);
    return new ? f : NULL;
}

/* Reading: the caller has the lock. */

static int fail(stream *s, int error) {
    s->failed = 1;
    errno = error;
    return END;
}

#define NO_INPUT \
    "standard input is read, and the program is given none\n" \
    "give it with --stdin FILE, or use mazurka_choose(n)"

/* The bytes of the next chunk, at most so many; they are in the chunk. */
static size_t fill(stream *s, size_t n) {
    if (!s->inode) {
        if (!mazurka_input_given) mazurka_refuse(NO_INPUT);
        size_t rest = mazurka_input_size - s->position;
        if (n > rest) n = rest;
        if (n > CHUNK) n = CHUNK;
        for (size_t i = 0; i < n; i++) mazurka_chunk[i] = mazurka_input[s->position + i];
    } else {
        n = mazurka_read_chunk(s->inode, s->position, n);
    }
    s->position += n;
    return n;
}

static int get(stream *s) {
    int c = s->pushed;
    s->pushed = END;
    if (c != END) return c;
    if (!s->reads) return fail(s, EBADF);
    if (s->at_end && !s->inode) return END;
    if (fill(s, 1)) return mazurka_chunk[0];
    s->at_end = 1;
    return END;
}

int fgetc(FILE *f) {
    stream *s = lock(f);
    int c = get(s);
    unlock(s);
    return c;
}

int getc(FILE *f) { return fgetc(f); }
int getc_unlocked(FILE *f) { return fgetc(f); }
int fgetc_unlocked(FILE *f) { return fgetc(f); }
int getchar(void) { return fgetc(stdin); }
int getchar_unlocked(void) { return fgetc(stdin); }

int ungetc(int c, FILE *f) {
    stream *s = lock(f);
    int room = s->pushed == END && c != END;
    if (room) s->pushed = (unsigned char)c, s->at_end = 0;
    unlock(s);
    return room ? (unsigned char)c : END;
}

char *fgets(char *to, int n, FILE *f) {
    if (n <= 0) return NULL;
    stream *s = lock(f);
    int k = 0, c = 0;
    while (k < n - 1 && c != '\n' && (c = get(s)) != END) to[k++] = (char)c;
    unlock(s);
    if (n > 1 && k == 0) return NULL;
    to[k] = 0;
    return to;
}

char *fgets_unlocked(char *to, int n, FILE *f) { return fgets(to, n, f); }

size_t fread(void *to, size_t size, size_t count, FILE *f) {
    if (!size || !count) return 0;
    unsigned char *t = to;
    size_t bytes = size * count, k = 0;
    stream *s = lock(f);
    if (s->pushed != END) t[k++] = (unsigned char)get(s);
    if (!s->reads) fail(s, EBADF);
    while (s->reads && k < bytes) {
        size_t n = fill(s, bytes - k);
        for (size_t i = 0; i < n; i++) t[k++] = mazurka_chunk[i];
        if (!n) {
            s->at_end = 1;
            break;
        }
    }
    unlock(s);
    return k / size;
}

size_t fread_unlocked(void *to, size_t size, size_t count, FILE *f) { return fread(to, size, count, f); }

ssize_t getdelim(char **line, size_t *room, int delimiter, FILE *f) {
    stream *s = lock(f);
    size_t k = 0;
    int c = END;
    while ((c = get(s)) != END) {
        if (!*line || k + 2 > *room) {
            size_t more = *line && *room ? *room * 2 : 120;
            char *larger = realloc(*line, more);
            if (!larger) break;
            *line = larger;
            *room = more;
        }
        (*line)[k++] = (char)c;
        if (c == delimiter) break;
    }
    if (k) (*line)[k] = 0;
    unlock(s);
    return k ? (ssize_t)k : -1;
}

ssize_t getline(char **line, size_t *room, FILE *f) { return getdelim(line, room, '\n', f); }

static int next(void *from) { return get(from); }

static void back(void *from, int c) {
    stream *s = from;
    s->pushed = c;
    s->at_end = c == END;
}

#undef vfscanf
#undef vscanf
#define vfscanf file_scan_list
int vfscanf(FILE *f, const char *format, va_list list) __asm__("vfscanf");
int vfscanf(FILE *f, const char *format, va_list list) {
    stream *s = lock(f);
    int count = mazurka_scan(next, back, s, format, list);
    unlock(s);
    return count;
}

int scan_list(const char *format, va_list list) __asm__("vscanf");
int scan_list(const char *format, va_list list) { return vfscanf(stdin, format, list); }
int file_scan_list99(FILE *f, const char *format, va_list list) __asm__("__isoc99_vfscanf");
int file_scan_list99(FILE *f, const char *format, va_list list) { return vfscanf(f, format, list); }

#define WITH_LIST(name, label, call, ...) \
    int name(__VA_ARGS__, ...) __asm__(label); \
    int name(__VA_ARGS__, ...) { \
        va_list list; \
        va_start(list, format); \
        int count = call; \
        va_end(list); \
        return count; \
    }

WITH_LIST(scan, "scanf", vfscanf(stdin, format, list), const char *format)
WITH_LIST(scan99, "__isoc99_scanf", vfscanf(stdin, format, list), const char *format)
WITH_LIST(scan23, "__isoc23_scanf", vfscanf(stdin, format, list), const char *format)
WITH_LIST(file_scan, "fscanf", vfscanf(f, format, list), FILE *f, const char *format)
WITH_LIST(file_scan99, "__isoc99_fscanf", vfscanf(f, format, list), FILE *f, const char *format)
WITH_LIST(file_scan23, "__isoc23_fscanf", vfscanf(f, format, list), FILE *f, const char *format)

/* Writes bytes; they get into the file chunk by chunk. */
static int write_bytes(FILE *f, const char *bytes, size_t n) {
    stream *s = lock(f);
    s->pushed = END;
    int failed = s->writes ? 0 : fail(s, EBADF);
    for (size_t done = 0, k; !failed && done < n; done += k) {
        for (k = 0; k < CHUNK && done + k < n; k++) mazurka_chunk[k] = (unsigned char)bytes[done + k];
        if (s->appends) s->position = mazurka_append_chunk(s->inode, k);
        else s->position += mazurka_write_chunk(s->inode, s->position, k);
    }
    unlock(s);
    return failed;
}

int fputc(int c, FILE *f) {
    if (mazurka_is_console((stream *)f)) return console_fputc(c, f);
    char *byte = mazurka_private(1);
    *byte = (char)c;
    return write_bytes(f, byte, 1) ? END : (unsigned char)c;
}

int putc(int c, FILE *f) { return fputc(c, f); }
int putc_unlocked(int c, FILE *f) { return fputc(c, f); }
int fputc_unlocked(int c, FILE *f) { return fputc(c, f); }

size_t fwrite(const void *from, size_t size, size_t count, FILE *f) {
    if (mazurka_is_console((stream *)f)) return console_fwrite(from, size, count, f);
    if (!size || !count) return 0;
    return write_bytes(f, from, size * count) ? 0 : count;
}

size_t fwrite_unlocked(const void *from, size_t size, size_t count, FILE *f) { return fwrite(from, size, count, f); }

int fputs(const char *text, FILE *f) {
    if (mazurka_is_console((stream *)f)) return console_fputs(text, f);
    size_t n = 0;
    while (text[n]) n++;
    return write_bytes(f, text, n) ? END : 1;
}

int fputs_unlocked(const char *text, FILE *f) { return fputs(text, f); }

int vfprintf(FILE *f, const char *format, va_list list) {
    if (mazurka_is_console((stream *)f)) return console_vfprintf(f, format, list);
    int length;
    const char *text = mazurka_format(format, list, &length);
    return write_bytes(f, text, (size_t)length) ? END : length;
}

WITH_LIST(file_print, "fprintf", vfprintf(f, format, list), FILE *f, const char *format)

/* Where a stream is. */

int fseek(FILE *f, long offset, int whence) {
    stream *s = lock(f);
    if (whence == SEEK_CUR && s->pushed != END) offset--;
    s->pushed = END;
    long position = mazurka_seek(s, offset, whence);
    if (position >= 0) s->at_end = 0;
    unlock(s);
    return position < 0 ? -1 : 0;
}

int fseeko(FILE *f, off_t offset, int whence) { return fseek(f, offset, whence); }

long ftell(FILE *f) {
    stream *s = lock(f);
    long position = s->inode ? (long)s->position - (s->pushed != END) : -1;
    if (position < 0) errno = ESPIPE;
    unlock(s);
    return position;
}

off_t ftello(FILE *f) { return ftell(f); }

void rewind(FILE *f) {
    stream *s = lock(f);
    s->pushed = END;
    s->failed = s->at_end = 0;
    s->position = 0;
    unlock(s);
}

int fgetpos(FILE *f, fpos_t *to) {
    long position = ftell(f);
    to->__pos = position;
    return position < 0 ? -1 : 0;
}

int fsetpos(FILE *f, const fpos_t *from) { return fseek(f, from->__pos, SEEK_SET); }

int feof(FILE *f) {
    stream *s = lock(f);
    int end = s->at_end;
    unlock(s);
    return end;
}

int ferror(FILE *f) {
    stream *s = lock(f);
    int failed = s->failed;
    unlock(s);
    return failed;
}

void clearerr(FILE *f) {
    stream *s = lock(f);
    s->at_end = s->failed = 0;
    unlock(s);
}

int feof_unlocked(FILE *f) { return feof(f); }
int ferror_unlocked(FILE *f) { return ferror(f); }

int fflush(FILE *f) {
    if (f && !mazurka_is_console((stream *)f)) unlock(lock(f));
    return 0;
}

void flockfile(FILE *f) { lock(f); }
void funlockfile(FILE *f) { unlock((stream *)f); }
int ftrylockfile(FILE *f) { return pthread_mutex_trylock(((stream *)f)->lock); }
