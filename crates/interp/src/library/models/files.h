/* Files in memory: what the models of <stdio.h> and <unistd.h> share.
 *
 * What is known of files lies in private memory: looking at it is no event. Who looks has just made an event
 * on a word that stands for it, `turn`, and does nothing visible before he is done: reading loads the word,
 * changing exchanges it. So readers do not disturb each other, and all else about a file is ordered. */

#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

/* A file with its content. */
struct inode {
    struct inode *next;
    const char *name;
    unsigned char *data;
    size_t size, room;
    atomic_ulong *turn;
    long number;
    int links;
};

/* An open file. Everything in it belongs to whoever holds the lock. */
struct file {
    pthread_mutex_t *lock;
    struct inode *inode;
    size_t position;
    int reads, writes, appends;
    /* For streams: a character that was put back, and what feof and ferror say. */
    int pushed, at_end, failed;
    /* Memory that is freed when a stream is closed, so that a later use is one of freed memory. */
    char *alive;
    int descriptor;
};

enum { END = -1, CHUNK = 1024, STANDARD_INPUT = 0, STANDARD_OUTPUT = 1, STANDARD_ERROR = 2 };

extern struct file mazurka_private_standard[3];

/* Memory that nobody but these models sees; memory for words and locks that events are about. */
void *mazurka_private(size_t size) __asm__("mazurka.private");
void *mazurka_lasting(size_t size) __asm__("mazurka.lasting");
/* Room for the bytes between the program and a file: a thread's own. */
extern _Thread_local unsigned char mazurka_chunk[CHUNK] __asm__("mazurka.chunk");

/* How a file is opened. */
enum { READ = 1, WRITE = 2, APPEND = 4, CREATE = 8, EXCLUSIVE = 16, TRUNCATE = 32 };

struct file *mazurka_open(const char *name, int how, int recursive);
struct inode *mazurka_find(const char *name);
size_t mazurka_file_size(struct inode *inode);
/* Copies bytes of a file to the chunk, or from there; at most CHUNK. */
size_t mazurka_read_chunk(struct inode *inode, size_t position, size_t n);
size_t mazurka_write_chunk(struct inode *inode, size_t position, size_t n);
size_t mazurka_append_chunk(struct inode *inode, size_t n);
void mazurka_resize(struct inode *inode, size_t size);
struct inode *mazurka_new_inode(const char *name);
int mazurka_is_console(const struct file *file);
long mazurka_seek(struct file *file, long offset, int whence);

/* Ends the check: says what cannot be done, and on a second line what to do instead. */
_Noreturn void mazurka_refuse(const char *text) __asm__("mazurka.refuse");
