// mazurka: --algorithm event
// verdict: violation
// violation: assertion
// message: cell[1][1]
// line: 22
//
// Two handlers do work and post the results to a third. Who posts first gives his message the smaller number: in the
// execution that fails the messages have other numbers than where the exploration first saw them.

#include <assert.h>
#include <mazurka.h>
#include <stdint.h>

static mazurka_handler_t worker[2], sink;
static int cell[2][2];
static int sum, results;

static void note(void *result) {
    sum += (int)(intptr_t)result;
    results++;
    if (results == 4) assert(sum == 10);
    if (results == 3) assert(cell[1][1] == 4);
}

static void work(void *argument) {
    int job = (int)(intptr_t)argument, *result = &cell[job & 1][job >> 1];
    *result = job + 1;
    mazurka_post(sink, note, (void *)(intptr_t)*result);
}

int main(void) {
    for (int i = 0; i < 2; i++) {
        mazurka_handler_create(&worker[i]);
        mazurka_handler_start(worker[i]);
    }
    mazurka_handler_create(&sink);
    mazurka_handler_start(sink);
    for (int job = 0; job < 4; job++) mazurka_post(worker[job & 1], work, (void *)(intptr_t)job);
    return 0;
}
