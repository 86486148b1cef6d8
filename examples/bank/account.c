#include "account.h"

static long limit = 0;

void deposit(struct account *account, long amount) {
    pthread_mutex_lock(&account->lock);
    account->balance += amount;
    pthread_mutex_unlock(&account->lock);
    journal("deposit", amount);
}

int withdraw(struct account *account, long amount) {
    pthread_mutex_lock(&account->lock);
    int enough = account->balance - amount >= limit;
    pthread_mutex_unlock(&account->lock);
    if (!enough) return 0;
    pthread_mutex_lock(&account->lock);
    account->balance -= amount;
    pthread_mutex_unlock(&account->lock);
    journal("withdraw", amount);
    return 1;
}
