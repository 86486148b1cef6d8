/* <string.h> beside what is in strings.ll. */

#include <stddef.h>

char *strchr(const char *s, int c);
void *malloc(size_t size);
int tolower(int c);

size_t strspn(const char *s, const char *accept) {
    size_t n = 0;
    while (s[n] && strchr(accept, s[n])) n++;
    return n;
}

size_t strcspn(const char *s, const char *reject) {
    size_t n = 0;
    while (s[n] && !strchr(reject, s[n])) n++;
    return n;
}

char *strpbrk(const char *s, const char *accept) {
    s += strcspn(s, accept);
    return *s ? (char *)s : NULL;
}

char *strtok_r(char *s, const char *separators, char **rest) {
    if (!s) s = *rest;
    s += strspn(s, separators);
    if (!*s) {
        *rest = s;
        return NULL;
    }
    char *end = s + strcspn(s, separators);
    *rest = *end ? end + 1 : end;
    *end = 0;
    return s;
}

char *__strtok_r(char *s, const char *separators, char **rest) { return strtok_r(s, separators, rest); }

char *strtok(char *s, const char *separators) {
    static char *rest;
    return strtok_r(s, separators, &rest);
}

char *strsep(char **rest, const char *separators) {
    char *s = *rest;
    if (!s) return NULL;
    char *end = s + strcspn(s, separators);
    *rest = *end ? end + 1 : NULL;
    *end = 0;
    return s;
}

int strcasecmp(const char *a, const char *b) {
    for (;; a++, b++) {
        int x = tolower((unsigned char)*a), y = tolower((unsigned char)*b);
        if (x != y || !x) return x - y;
    }
}

int strncasecmp(const char *a, const char *b, size_t n) {
    for (; n; a++, b++, n--) {
        int x = tolower((unsigned char)*a), y = tolower((unsigned char)*b);
        if (x != y || !x) return x - y;
    }
    return 0;
}

char *stpcpy(char *to, const char *from) {
    while ((*to = *from++)) to++;
    return to;
}

void *mempcpy(void *to, const void *from, size_t n) {
    char *t = to;
    for (const char *f = from; n; n--) *t++ = *f++;
    return t;
}

char *strchrnul(const char *s, int c) {
    while (*s && *s != (char)c) s++;
    return (char *)s;
}

static const char *const errors[] = {
    "Success",
    "Operation not permitted",
    "No such file or directory",
    "No such process",
    "Interrupted system call",
    "Input/output error",
    "No such device or address",
    "Argument list too long",
    "Exec format error",
    "Bad file descriptor",
    "No child processes",
    "Resource temporarily unavailable",
    "Cannot allocate memory",
    "Permission denied",
    "Bad address",
    "Block device required",
    "Device or resource busy",
    "File exists",
    "Invalid cross-device link",
    "No such device",
    "Not a directory",
    "Is a directory",
    "Invalid argument",
    "Too many open files in system",
    "Too many open files",
    "Inappropriate ioctl for device",
    "Text file busy",
    "File too large",
    "No space left on device",
    "Illegal seek",
    "Read-only file system",
    "Too many links",
    "Broken pipe",
    "Numerical argument out of domain",
    "Numerical result out of range",
    "Resource deadlock avoided",
    "File name too long",
    "No locks available",
    "Function not implemented",
    "Directory not empty",
    "Too many levels of symbolic links",
    "Unknown error 41",
    "No message of desired type",
    "Identifier removed",
    "Channel number out of range",
    "Level 2 not synchronized",
    "Level 3 halted",
    "Level 3 reset",
    "Link number out of range",
    "Protocol driver not attached",
    "No CSI structure available",
    "Level 2 halted",
    "Invalid exchange",
    "Invalid request descriptor",
    "Exchange full",
    "No anode",
    "Invalid request code",
    "Invalid slot",
    "Unknown error 58",
    "Bad font file format",
    "Device not a stream",
    "No data available",
    "Timer expired",
    "Out of streams resources",
    "Machine is not on the network",
    "Package not installed",
    "Object is remote",
    "Link has been severed",
    "Advertise error",
    "Srmount error",
    "Communication error on send",
    "Protocol error",
    "Multihop attempted",
    "RFS specific error",
    "Bad message",
    "Value too large for defined data type",
    "Name not unique on network",
    "File descriptor in bad state",
    "Remote address changed",
    "Can not access a needed shared library",
    "Accessing a corrupted shared library",
    ".lib section in a.out corrupted",
    "Attempting to link in too many shared libraries",
    "Cannot exec a shared library directly",
    "Invalid or incomplete multibyte or wide character",
    "Interrupted system call should be restarted",
    "Streams pipe error",
    "Too many users",
    "Socket operation on non-socket",
    "Destination address required",
    "Message too long",
    "Protocol wrong type for socket",
    "Protocol not available",
    "Protocol not supported",
    "Socket type not supported",
    "Operation not supported",
    "Protocol family not supported",
    "Address family not supported by protocol",
    "Address already in use",
    "Cannot assign requested address",
    "Network is down",
    "Network is unreachable",
    "Network dropped connection on reset",
    "Software caused connection abort",
    "Connection reset by peer",
    "No buffer space available",
    "Transport endpoint is already connected",
    "Transport endpoint is not connected",
    "Cannot send after transport endpoint shutdown",
    "Too many references: cannot splice",
    "Connection timed out",
    "Connection refused",
    "Host is down",
    "No route to host",
    "Operation already in progress",
    "Operation now in progress",
    "Stale file handle",
    "Structure needs cleaning",
    "Not a XENIX named type file",
    "No XENIX semaphores available",
    "Is a named type file",
    "Remote I/O error",
    "Disk quota exceeded",
    "No medium found",
    "Wrong medium type",
    "Operation canceled",
    "Required key not available",
    "Key has expired",
    "Key has been revoked",
    "Key was rejected by service",
    "Owner died",
    "State not recoverable",
    "Operation not possible due to RF-kill",
    "Memory page has hardware error",
};

char *strcasestr(const char *s, const char *part) {
    for (;; s++) {
        const char *a = s, *b = part;
        while (*b && tolower((unsigned char)*a) == tolower((unsigned char)*b)) a++, b++;
        if (!*b) return (char *)s;
        if (!*s) return NULL;
    }
}

void *memmem(const void *where, size_t n, const void *what, size_t m) {
    const char *s = where, *part = what;
    for (size_t i = 0; m <= n && i <= n - m; i++) {
        size_t k = 0;
        while (k < m && s[i + k] == part[k]) k++;
        if (k == m) return (void *)(s + i);
    }
    return NULL;
}

void *memrchr(const void *s, int c, size_t n) {
    const unsigned char *p = s;
    while (n--)
        if (p[n] == (unsigned char)c) return (void *)(p + n);
    return NULL;
}

void *rawmemchr(const void *s, int c) {
    const unsigned char *p = s;
    while (*p != (unsigned char)c) p++;
    return (void *)p;
}

void *memccpy(void *to, const void *from, int c, size_t n) {
    unsigned char *t = to;
    const unsigned char *f = from;
    for (size_t i = 0; i < n; i++)
        if ((t[i] = f[i]) == (unsigned char)c) return t + i + 1;
    return NULL;
}

char *stpncpy(char *to, const char *from, size_t n) {
    size_t i = 0;
    for (; i < n && from[i]; i++) to[i] = from[i];
    for (size_t k = i; k < n; k++) to[k] = 0;
    return to + i;
}

size_t strlcpy(char *to, const char *from, size_t n) {
    size_t i = 0;
    for (; from[i]; i++)
        if (i + 1 < n) to[i] = from[i];
    if (n) to[i < n ? i : n - 1] = 0;
    return i;
}

size_t strlcat(char *to, const char *from, size_t n) {
    size_t i = 0;
    while (i < n && to[i]) i++;
    return i + strlcpy(to + i, from, n - i);
}

static void clear(char *s, size_t n) {
    for (size_t i = 0; i < n; i++) s[i] = 0;
}

void bzero(void *s, size_t n) { clear(s, n); }
void explicit_bzero(void *s, size_t n) { clear(s, n); }
void *memmove(void *to, const void *from, size_t n);
void bcopy(const void *from, void *to, size_t n) { memmove(to, from, n); }
char *strrchr(const char *s, int c);
char *index(const char *s, int c) { return strchr(s, c); }
char *rindex(const char *s, int c) { return strrchr(s, c); }

int ffsll(long long x) {
    int n = 1;
    if (!x) return 0;
    for (unsigned long long bits = (unsigned long long)x; !(bits & 1); bits >>= 1) n++;
    return n;
}

int ffs(int x) { return ffsll((unsigned int)x); }
int ffsl(long x) { return ffsll(x); }
int strcmp(const char *a, const char *b);
int strcoll(const char *a, const char *b) { return strcmp(a, b); }
size_t strxfrm(char *to, const char *from, size_t n) { return strlcpy(to, from, n); }

/* <libgen.h> and what GNU calls basename. */

char *basename(const char *path) {
    const char *slash = strrchr(path, '/');
    return (char *)(slash ? slash + 1 : path);
}

static size_t without_slashes(const char *path, size_t n) {
    while (n > 1 && path[n - 1] == '/') n--;
    return n;
}

char *__xpg_basename(char *path) {
    size_t n = 0;
    if (!path || !*path) return (char *)".";
    while (path[n]) n++;
    n = without_slashes(path, n);
    if (n == 1 && *path == '/') return (char *)"/";
    path[n] = 0;
    while (n && path[n - 1] != '/') n--;
    return path + n;
}

char *dirname(char *path) {
    size_t n = 0;
    if (!path) return (char *)".";
    while (path[n]) n++;
    n = without_slashes(path, n);
    while (n && path[n - 1] != '/') n--;
    if (!n) return (char *)".";
    n = without_slashes(path, n);
    path[n] = 0;
    return path;
}

int snprintf(char *to, size_t n, const char *format, ...);

char *strerror(int error) {
    static _Thread_local char unknown[32];
    if (0 <= error && error < (int)(sizeof errors / sizeof *errors)) return (char *)errors[error];
    snprintf(unknown, sizeof unknown, "Unknown error %d", error);
    return unknown;
}

/* The one of GNU, which <string.h> declares with _GNU_SOURCE (g++ and clang++ always do), and that of POSIX. */
char *strerror_r(int error, char *to, size_t n) {
    if (0 <= error && error < (int)(sizeof errors / sizeof *errors)) return (char *)errors[error];
    snprintf(to, n, "Unknown error %d", error);
    return to;
}

int __xpg_strerror_r(int error, char *to, size_t n) {
    const char *text = strerror(error);
    size_t k = 0;
    for (; text[k] && k + 1 < n; k++) to[k] = text[k];
    if (n) to[k] = 0;
    if (error < 0 || error >= (int)(sizeof errors / sizeof *errors)) return 22;
    return text[k] ? 34 : 0;
}
