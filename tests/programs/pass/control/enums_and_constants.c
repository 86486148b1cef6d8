// mazurka:
// verdict: verified
// executions: 1
// because: one thread
//
// Enumerations, sizes and constant tables.
#include <assert.h>

enum colour { RED, GREEN = 5, BLUE };
enum { SIZE = 4 };
static const unsigned char table[SIZE] = {[1] = 10, [3] = 30};

int main(void) {
    enum colour c = BLUE;
    assert(c == 6 && RED == 0 && sizeof table == SIZE);
    assert(table[0] == 0 && table[1] + table[3] == 40);
    return 0;
}
