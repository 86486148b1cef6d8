/* Accounts that several threads may use at a time. */
#ifndef ACCOUNT_H
#define ACCOUNT_H

#include <pthread.h>

struct account {
    pthread_mutex_t lock;
    long balance;
};

/* Pays an amount into an account. */
void deposit(struct account *account, long amount);

/* Takes an amount from an account if it is there; tells whether it was. */
int withdraw(struct account *account, long amount);

/* Provided by the rest of the system: writes a line to a journal on disk. */
void journal(const char *what, long amount);

#endif
