/* Files in memory: those that are given with the check, and those that the program creates. */

#define _GNU_SOURCE
#include "files.h"
#include <errno.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

/* The files that were given with the check. */
extern struct inode *mazurka_private_given;

_Thread_local unsigned char mazurka_chunk[CHUNK] __asm__("mazurka.chunk");

/* Which files there are. */
static atomic_ulong directory;
static struct inode *mazurka_private_created;

static void look(atomic_ulong *turn) { (void)atomic_load(turn); }
static void change(atomic_ulong *turn) { (void)atomic_exchange(turn, 1); }

static int same(const char *a, const char *b) {
    while (*a && *a == *b) a++, b++;
    return *a == *b;
}

/* A copy of a name that nobody can change, without what leads to the folder where one is. */
static char *copy_name(const char *name) {
    while (name[0] == '.' && name[1] == '/') {
        name += 2;
        while (*name == '/') name++;
    }
    size_t n = 0;
    while (name[n]) n++;
    char *copy = mazurka_private(n + 1);
    for (size_t i = 0; i < n; i++) copy[i] = name[i];
    return copy;
}

static struct inode *in_list(struct inode *inode, const char *name) {
    while (inode && !(inode->links && same(inode->name, name))) inode = inode->next;
    return inode;
}

/* The name is a copy; the caller has just looked at the directory. */
static struct inode *lookup(const char *name) {
    struct inode *created = in_list(mazurka_private_created, name);
    return created ? created : in_list(mazurka_private_given, name);
}

struct inode *mazurka_new_inode(const char *name) {
    struct inode *inode = mazurka_private(sizeof *inode);
    inode->turn = mazurka_lasting(sizeof *inode->turn);
    inode->name = name;
    return inode;
}

struct inode *mazurka_find(const char *name) {
    char *copy = copy_name(name);
    look(&directory);
    struct inode *inode = lookup(copy);
    if (!inode) errno = ENOENT;
    return inode;
}

/* Finds or creates a file. What might be needed is there before the directory is looked at. */
static struct inode *enter(const char *name, int how) {
    char *copy = copy_name(name);
    if (!(how & CREATE)) {
        look(&directory);
        struct inode *inode = lookup(copy);
        if (!inode) errno = ENOENT;
        return inode;
    }
    struct inode *new = mazurka_new_inode(copy);
    change(&directory);
    struct inode *inode = *copy ? lookup(copy) : NULL;
    int exists = inode != NULL;
    if (!exists && *copy) {
        new->links = 1;
        new->number = 1000 + (mazurka_private_created ? mazurka_private_created->number - 999 : 0);
        new->next = mazurka_private_created;
        mazurka_private_created = inode = new;
    }
    if (!inode) errno = ENOENT;
    if (exists && (how & EXCLUSIVE)) {
        errno = EEXIST;
        return NULL;
    }
    return inode;
}

/* Room for so many bytes; the caller has just changed the file. */
static void reserve(struct inode *inode, size_t size) {
    if (size <= inode->room) return;
    size_t room = inode->room ? inode->room * 2 : 64;
    while (room < size) room *= 2;
    unsigned char *data = mazurka_private(room);
    for (size_t i = 0; i < inode->size; i++) data[i] = inode->data[i];
    inode->data = data;
    inode->room = room;
}

static void set_size(struct inode *inode, size_t size) {
    if (size) reserve(inode, size > inode->size ? size : inode->size);
    for (size_t i = size; i < inode->size && inode->room; i++) inode->data[i] = 0;
    inode->size = size;
}

void mazurka_resize(struct inode *inode, size_t size) {
    change(inode->turn);
    set_size(inode, size);
}

size_t mazurka_file_size(struct inode *inode) {
    look(inode->turn);
    return inode->size;
}

size_t mazurka_read_chunk(struct inode *inode, size_t position, size_t n) {
    look(inode->turn);
    size_t rest = position < inode->size ? inode->size - position : 0;
    if (n > rest) n = rest;
    if (n > CHUNK) n = CHUNK;
    for (size_t i = 0; i < n; i++) mazurka_chunk[i] = inode->data[position + i];
    return n;
}

static void put(struct inode *inode, size_t position, size_t n) {
    if (position + n > inode->size) {
        reserve(inode, position + n);
        inode->size = position + n;
    } else {
        /* What was given with the check cannot be written to. */
        reserve(inode, inode->size);
    }
    for (size_t i = 0; i < n; i++) inode->data[position + i] = mazurka_chunk[i];
}

size_t mazurka_write_chunk(struct inode *inode, size_t position, size_t n) {
    if (!n) return 0;
    change(inode->turn);
    put(inode, position, n);
    return n;
}

size_t mazurka_append_chunk(struct inode *inode, size_t n) {
    change(inode->turn);
    size_t position = inode->size;
    if (n) put(inode, position, n);
    return position + n;
}

struct file *mazurka_open(const char *name, int how, int recursive) {
    struct file *file = mazurka_private(sizeof *file);
    file->lock = mazurka_lasting(sizeof *file->lock);
    if (recursive) file->lock->__data.__kind = PTHREAD_MUTEX_RECURSIVE_NP;
    file->reads = how & READ;
    file->writes = how & WRITE;
    file->appends = how & APPEND;
    file->pushed = END;
    file->descriptor = -1;
    struct inode *inode = enter(name, how);
    if (!inode) return NULL;
    if (how & TRUNCATE) mazurka_resize(inode, 0);
    file->inode = inode;
    return file;
}

int mazurka_is_console(const struct file *file) {
    return file == &mazurka_private_standard[1] || file == &mazurka_private_standard[2];
}

long mazurka_seek(struct file *file, long offset, int whence) {
    if (!file->inode) {
        errno = ESPIPE;
        return -1;
    }
    long from = whence == SEEK_SET ? 0 : whence == SEEK_CUR ? (long)file->position : -1;
    if (whence == SEEK_END) from = (long)mazurka_file_size(file->inode);
    if (from < 0 || from + offset < 0) {
        errno = EINVAL;
        return -1;
    }
    file->position = (size_t)(from + offset);
    return from + offset;
}

int unlink(const char *name) {
    char *copy = copy_name(name);
    change(&directory);
    struct inode *inode = lookup(copy);
    if (inode) inode->links = 0;
    if (!inode) errno = ENOENT;
    return inode ? 0 : -1;
}

int remove(const char *name) { return unlink(name); }

int rename(const char *from, const char *to) {
    char *old = copy_name(from), *new = copy_name(to);
    change(&directory);
    struct inode *inode = lookup(old), *target = lookup(new);
    int good = inode && *new;
    if (good && target && target != inode) target->links = 0;
    if (good) inode->name = new;
    if (!good) errno = ENOENT;
    return good ? 0 : -1;
}

int access(const char *name, int mode) {
    struct inode *inode = mazurka_find(name);
    if (inode && (mode & X_OK)) errno = EACCES;
    return inode && !(mode & X_OK) ? 0 : -1;
}

static int tell(struct inode *inode, struct stat *to) {
    if (!inode) return -1;
    look(inode->turn);
    size_t size = inode->size;
    long number = inode->number;
    int links = inode->links;
    *to = (struct stat){0};
    to->st_mode = S_IFREG | 0644;
    to->st_size = (off_t)size;
    to->st_nlink = (nlink_t)links;
    to->st_ino = (ino_t)number;
    to->st_uid = to->st_gid = 1000;
    to->st_blksize = 4096;
    to->st_blocks = (blkcnt_t)((size + 4095) / 4096 * 8);
    return 0;
}

int mazurka_stat(struct file *file, struct stat *to) {
    if (file->inode) return tell(file->inode, to);
    *to = (struct stat){0};
    to->st_mode = S_IFCHR | 0620;
    to->st_blksize = 1024;
    return 0;
}

int stat(const char *name, struct stat *to) { return tell(mazurka_find(name), to); }
int lstat(const char *name, struct stat *to) { return stat(name, to); }

int truncate(const char *name, off_t size) {
    struct inode *inode = mazurka_find(name);
    if (inode) mazurka_resize(inode, (size_t)size);
    return inode ? 0 : -1;
}
