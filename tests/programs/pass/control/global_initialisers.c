// mazurka:
// verdict: verified
// executions: 1
// because: one thread
//
// Globals that are initialised with addresses of others, of elements, members and functions, also
// of later ones.
#include <assert.h>
#include <stddef.h>

static int number = 5;
static int array[3] = {1, 2, 3};
static int *const to_number = &number;
static int *to_last = &array[2];
static int *end = array + 3;
struct node {
    struct node *next;
    int value;
};
static struct node second;
static struct node first = {&second, 1};
static struct node second = {&first, 2};
static int *to_value = &second.value;
static int answer(void) { return 42; }
static int (*to_function)(void) = answer;
static const char *const words[] = {"zero", "one"};

int main(void) {
    assert(*to_number == 5 && *to_last == 3 && end - to_last == 1);
    assert(first.next->next == &first && *to_value == 2);
    assert(to_function() == 42 && words[1][2] == 'e');
    return 0;
}
