#include "account.h"
#include <assert.h>

static struct account account = {PTHREAD_MUTEX_INITIALIZER, 100};

static void *customer(void *unused) {
    withdraw(&account, 60);
    return unused;
}

int main(void) {
    pthread_t customers[2];
    for (int i = 0; i < 2; i++) pthread_create(&customers[i], 0, customer, 0);
    for (int i = 0; i < 2; i++) pthread_join(customers[i], 0);
    assert(account.balance >= 0);
    return 0;
}
