// mazurka:
// verdict: violation
// violation: uninitialized
// message: mutex account.lock
// message: is used before it is initialised
// message: /mutex_not_initialised.c:22)
// line: 23
// naive: yes
//
// A mutex in memory that malloc returned, without pthread_mutex_init.

#include <pthread.h>
#include <stdlib.h>

struct account {
    int balance;
    pthread_mutex_t lock;
};

int main(void)
{
    struct account *account = malloc(sizeof *account);
    pthread_mutex_lock(&account->lock);
    account->balance = 1;
    pthread_mutex_unlock(&account->lock);
    return 0;
}
