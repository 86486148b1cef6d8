/* Files by their descriptors, for programs that open files or are given standard input. */

#define _GNU_SOURCE
#include "files.h"
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

long console_write(int descriptor, const void *from, size_t n) __asm__("mazurka.call.write");
int mazurka_stat(struct file *file, struct stat *to);
void *calloc(size_t count, size_t size);
void free(void *p);

enum { MOST = 32 };

/* What each descriptor is for. */
static struct file *_Atomic open_files[MOST] = {
    &mazurka_private_standard[0],
    &mazurka_private_standard[1],
    &mazurka_private_standard[2],
};

static struct file *file_of(int descriptor) {
    struct file *file = 0 <= descriptor && descriptor < MOST ? atomic_load(&open_files[descriptor]) : NULL;
    if (!file) errno = EBADF;
    return file;
}

/* The least descriptor that is free and not below some. */
static int give_descriptor(struct file *file, int least) {
    for (int d = least; d < MOST; d++) {
        struct file *none = NULL;
        if (atomic_compare_exchange_strong(&open_files[d], &none, file)) return d;
    }
    errno = EMFILE;
    return -1;
}

int mazurka_close_descriptor(int descriptor) {
    struct file *file = 0 <= descriptor && descriptor < MOST ? atomic_exchange(&open_files[descriptor], NULL) : NULL;
    if (!file) errno = EBADF;
    return file ? 0 : -1;
}

int close(int descriptor) { return mazurka_close_descriptor(descriptor); }

static int opened(const char *name, int flags) {
    int mode = flags & O_ACCMODE;
    int how = (mode != O_WRONLY ? READ : 0) | (mode != O_RDONLY ? WRITE : 0) | (flags & O_APPEND ? APPEND : 0);
    how |= (flags & O_CREAT ? CREATE : 0) | (flags & O_EXCL ? EXCLUSIVE : 0) | (flags & O_TRUNC ? TRUNCATE : 0);
    struct file *file = mazurka_open(name, how, 1);
    return file ? give_descriptor(file, 0) : -1;
}

int open(const char *name, int flags, ...) { return opened(name, flags); }
int open64(const char *name, int flags, ...) { return opened(name, flags); }
int creat(const char *name, mode_t mode) { return opened(name, O_CREAT | O_WRONLY | O_TRUNC); }

int fileno(FILE *f) {
    struct file *file = (struct file *)f;
    pthread_mutex_lock(file->lock);
    if (file->descriptor < 0) file->descriptor = give_descriptor(file, 0);
    int descriptor = file->descriptor;
    pthread_mutex_unlock(file->lock);
    return descriptor;
}

FILE *fdopen(int descriptor, const char *mode) {
    struct file *file = file_of(descriptor);
    if (!file) return NULL;
    pthread_mutex_lock(file->lock);
    file->descriptor = descriptor;
    pthread_mutex_unlock(file->lock);
    return (FILE *)file;
}

int dup(int descriptor) {
    struct file *file = file_of(descriptor);
    return file ? give_descriptor(file, 0) : -1;
}

int dup2(int from, int to) {
    struct file *file = file_of(from);
    if (to < 0 || to >= MOST) errno = EBADF, file = NULL;
    if (file) atomic_store(&open_files[to], file);
    return file ? to : -1;
}

static long bad(void) {
    errno = EBADF;
    return -1;
}

/* Reads at a position, or where the file is. */
static long read_from(struct file *file, void *to, size_t n, size_t position) {
    unsigned char *t = to;
    size_t done = 0, k;
    if (!file->reads) return bad();
    do {
        k = mazurka_read_chunk(file->inode, position + done, n - done);
        for (size_t i = 0; i < k; i++) t[done + i] = mazurka_chunk[i];
        done += k;
    } while (k && done < n);
    return (long)done;
}

static long write_to(struct file *file, const void *from, size_t n, size_t position, int append) {
    const unsigned char *f = from;
    if (!file->writes) return bad();
    for (size_t done = 0, k; done < n; done += k) {
        for (k = 0; k < CHUNK && done + k < n; k++) mazurka_chunk[k] = f[done + k];
        if (append) file->position = mazurka_append_chunk(file->inode, k);
        else mazurka_write_chunk(file->inode, position + done, k);
    }
    return (long)n;
}

ssize_t read(int descriptor, void *to, size_t n) {
    struct file *file = file_of(descriptor);
    if (!file) return -1;
    if (!file->inode && file->reads) return (ssize_t)fread(to, 1, n, (FILE *)file);
    pthread_mutex_lock(file->lock);
    long done = file->inode ? read_from(file, to, n, file->position) : bad();
    if (done > 0) file->position += (size_t)done;
    pthread_mutex_unlock(file->lock);
    return done;
}

ssize_t write(int descriptor, const void *from, size_t n) {
    struct file *file = file_of(descriptor);
    if (!file) return -1;
    if (mazurka_is_console(file)) return console_write(descriptor, from, n);
    pthread_mutex_lock(file->lock);
    long done = write_to(file, from, n, file->position, file->appends);
    if (done > 0 && !file->appends) file->position += (size_t)done;
    pthread_mutex_unlock(file->lock);
    return done;
}

ssize_t pread(int descriptor, void *to, size_t n, off_t position) {
    struct file *file = file_of(descriptor);
    if (!file) return -1;
    if (file->inode) return read_from(file, to, n, (size_t)position);
    errno = ESPIPE;
    return -1;
}

ssize_t pwrite(int descriptor, const void *from, size_t n, off_t position) {
    struct file *file = file_of(descriptor);
    if (!file) return -1;
    if (file->inode) return write_to(file, from, n, (size_t)position, 0);
    errno = ESPIPE;
    return -1;
}

off_t lseek(int descriptor, off_t offset, int whence) {
    struct file *file = file_of(descriptor);
    if (!file) return -1;
    pthread_mutex_lock(file->lock);
    long position = mazurka_seek(file, offset, whence);
    pthread_mutex_unlock(file->lock);
    return position;
}

int fstat(int descriptor, struct stat *to) {
    struct file *file = file_of(descriptor);
    return file ? mazurka_stat(file, to) : -1;
}

int ftruncate(int descriptor, off_t size) {
    struct file *file = file_of(descriptor);
    if (!file) return -1;
    if (!file->writes || !file->inode) {
        errno = EINVAL;
        return -1;
    }
    mazurka_resize(file->inode, (size_t)size);
    return 0;
}

int isatty(int descriptor) {
    if (file_of(descriptor)) errno = ENOTTY;
    return 0;
}

int fsync(int descriptor) { return file_of(descriptor) ? 0 : -1; }
int fdatasync(int descriptor) { return file_of(descriptor) ? 0 : -1; }

/* Private mappings are copies; what is shared with a file is not modelled. */
void *mmap(void *where, size_t n, int protection, int flags, int descriptor, off_t offset) {
    if ((flags & MAP_SHARED) && (protection & PROT_WRITE) && !(flags & MAP_ANONYMOUS))
        mazurka_refuse("a mapping that is shared with a file is not modelled\nuse MAP_PRIVATE, or read and write");
    if (!n) {
        errno = EINVAL;
        return MAP_FAILED;
    }
    size_t pages = (n + 4095) / 4096 * 4096;
    if (flags & MAP_ANONYMOUS) return calloc(1, pages);
    struct file *file = file_of(descriptor);
    if (!file) return MAP_FAILED;
    void *copy = calloc(1, pages);
    if (copy) read_from(file, copy, n, (size_t)offset);
    return copy ? copy : MAP_FAILED;
}

int munmap(void *where, size_t n) {
    free(where);
    return 0;
}
