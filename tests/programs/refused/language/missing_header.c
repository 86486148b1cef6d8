// mazurka:
// verdict: error
// message: no_such_header.h
//
// A header that does not exist.
#include <no_such_header.h>

int main(void) {
    return 0;
}
