// mazurka:
// verdict: verified
// executions: 2
// because: whichever thread comes first creates the file
// naive: yes
//
// A file that must not exist yet is created by one thread only.
#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <unistd.h>

static int owner[2];

static void *take(void *mine) {
    int file = open("lock", O_CREAT | O_EXCL | O_WRONLY, 0600);
    if (file < 0) assert(errno == EEXIST);
    *(int *)mine = file >= 0;
    return NULL;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, NULL, take, &owner[0]);
    pthread_create(&b, NULL, take, &owner[1]);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    assert(owner[0] + owner[1] == 1);
    return 0;
}
