// mazurka:
// verdict: verified
// executions: 2
// because: the two orders of two critical sections
//
// A mutex lives where the programmer wants, here in a record in the heap.
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

struct account {
    pthread_mutex_t mutex;
    int balance;
};

static void *deposit(void *argument) {
    struct account *account = argument;
    pthread_mutex_lock(&account->mutex);
    account->balance += 10;
    pthread_mutex_unlock(&account->mutex);
    return 0;
}

int main(void) {
    pthread_t first, second;
    struct account *account = malloc(sizeof *account);
    pthread_mutex_init(&account->mutex, 0);
    account->balance = 0;
    pthread_create(&first, 0, deposit, account);
    pthread_create(&second, 0, deposit, account);
    pthread_join(first, 0);
    pthread_join(second, 0);
    assert(account->balance == 20);
    pthread_mutex_destroy(&account->mutex);
    free(account);
    return 0;
}
