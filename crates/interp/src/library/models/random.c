/* rand and random: the numbers that glibc gives for each seed. Threads that share them see them in an order
   that the interleaving decides; as in glibc, a lock makes each call one step. */

#include <pthread.h>

static pthread_mutex_t random_lock = PTHREAD_MUTEX_INITIALIZER;
static int state[31];
static int front = -1, rear;

static void seed(unsigned int seed) {
    int word = seed == 0 ? 1 : (int)seed;
    state[0] = word;
    for (int i = 1; i < 31; i++) {
        long high = word / 127773, low = word % 127773;
        word = (int)(16807 * low - 2836 * high);
        if (word < 0) word += 2147483647;
        state[i] = word;
    }
    front = 3;
    rear = 0;
}

static int next(void) {
    if (front < 0) seed(1);
    unsigned int sum = (unsigned int)state[front] + (unsigned int)state[rear];
    state[front] = (int)sum;
    front = front == 30 ? 0 : front + 1;
    rear = rear == 30 ? 0 : rear + 1;
    return (int)(sum >> 1);
}

void srandom(unsigned int s) {
    pthread_mutex_lock(&random_lock);
    seed(s);
    for (int i = 0; i < 310; i++) next();
    pthread_mutex_unlock(&random_lock);
}

long random(void) {
    pthread_mutex_lock(&random_lock);
    if (front < 0) {
        seed(1);
        for (int i = 0; i < 310; i++) next();
    }
    int number = next();
    pthread_mutex_unlock(&random_lock);
    return number;
}

void srand(unsigned int s) { srandom(s); }
int rand(void) { return (int)random(); }
