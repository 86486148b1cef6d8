/* Standard input: the bytes that are given with the check. Every stream that can be read from is this one. */

#include <pthread.h>
#include <stdarg.h>
#include <stddef.h>

extern const unsigned char mazurka_input[];
extern const size_t mazurka_input_size;

struct stream;
void *realloc(void *p, size_t n);
int isspace(int c);
int *__errno_location(void);

enum { END = -1, EBADF = 9 };

static pthread_mutex_t stdin_lock = PTHREAD_MUTEX_INITIALIZER;
static size_t position;
static int at_end;
static int pushed = END;

static int get(void) {
    int c = pushed;
    pushed = END;
    if (c != END) return c;
    if (position < mazurka_input_size) return mazurka_input[position++];
    at_end = 1;
    return END;
}

int getchar(void) {
    pthread_mutex_lock(&stdin_lock);
    int c = get();
    pthread_mutex_unlock(&stdin_lock);
    return c;
}

int getc(struct stream *stream) { return getchar(); }
int fgetc(struct stream *stream) { return getchar(); }
int getchar_unlocked(void) { return getchar(); }
int getc_unlocked(struct stream *stream) { return getchar(); }

int ungetc(int c, struct stream *stream) {
    pthread_mutex_lock(&stdin_lock);
    int free = pushed == END && c != END;
    if (free) {
        pushed = (unsigned char)c;
        at_end = 0;
    }
    pthread_mutex_unlock(&stdin_lock);
    return free ? (unsigned char)c : END;
}

char *fgets(char *to, int n, struct stream *stream) {
    if (n <= 0) return NULL;
    pthread_mutex_lock(&stdin_lock);
    int k = 0, c = 0;
    while (k < n - 1 && c != '\n' && (c = get()) != END) to[k++] = (char)c;
    pthread_mutex_unlock(&stdin_lock);
    if (n > 1 && k == 0) return NULL;
    to[k] = 0;
    return to;
}

size_t fread(void *to, size_t size, size_t count, struct stream *stream) {
    if (!size) return 0;
    unsigned char *t = to;
    size_t bytes = size * count, k = 0;
    pthread_mutex_lock(&stdin_lock);
    for (int c; k < bytes && (c = get()) != END; k++) t[k] = (unsigned char)c;
    pthread_mutex_unlock(&stdin_lock);
    return k / size;
}

long read(int file, void *to, size_t n) {
    if (file != 0) {
        *__errno_location() = EBADF;
        return -1;
    }
    return (long)fread(to, 1, n, NULL);
}

long getdelim(char **line, size_t *room, int delimiter, struct stream *stream) {
    pthread_mutex_lock(&stdin_lock);
    size_t k = 0;
    int c = END;
    while ((c = get()) != END) {
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
    pthread_mutex_unlock(&stdin_lock);
    return k ? (long)k : -1;
}

long getline(char **line, size_t *room, struct stream *stream) { return getdelim(line, room, '\n', stream); }

int feof(struct stream *stream) {
    pthread_mutex_lock(&stdin_lock);
    int end = at_end;
    pthread_mutex_unlock(&stdin_lock);
    return end;
}

int ferror(struct stream *stream) { return 0; }

/* What scanning reads from: see scan.c. */
int mazurka_scan(int (*next)(void *), void (*back)(void *, int), void *from, const char *format, va_list list);

static int next(void *from) { return get(); }

static void back(void *from, int c) {
    pushed = c;
    at_end = c == END;
}

int vscanf(const char *format, va_list list) {
    pthread_mutex_lock(&stdin_lock);
    int count = mazurka_scan(next, back, NULL, format, list);
    pthread_mutex_unlock(&stdin_lock);
    return count;
}

int vfscanf(struct stream *stream, const char *format, va_list list) { return vscanf(format, list); }

#define SCAN(name, ...) \
    int name(__VA_ARGS__, ...) { \
        va_list list; \
        va_start(list, format); \
        int count = vscanf(format, list); \
        va_end(list); \
        return count; \
    }

SCAN(scanf, const char *format)
SCAN(__isoc99_scanf, const char *format)
SCAN(__isoc23_scanf, const char *format)
SCAN(fscanf, struct stream *stream, const char *format)
SCAN(__isoc99_fscanf, struct stream *stream, const char *format)
SCAN(__isoc23_fscanf, struct stream *stream, const char *format)
