// mazurka:
// verdict: error
// message: fork
//
// Processes are not threads.
#include <unistd.h>

int main(void) {
    return fork() == 0;
}
