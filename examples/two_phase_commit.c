// Two-phase commit with a coordinator and two participants, all of them event loops.
//
// The coordinator asks for votes; the last vote decides; the coordinator tells the participants, which must
// all do the same in the end. No order of messages violates that.

#include <assert.h>
#include <mazurka.h>
#include <stdint.h>

#define PARTICIPANTS 2

enum { UNDECIDED, COMMITTED, ABORTED };

static mazurka_handler_t coordinator, participant[PARTICIPANTS];
static int votes, yes, outcome[PARTICIPANTS], told;

static void acknowledged(void *unused) {
    (void)unused;
    if (++told < PARTICIPANTS) return;
    for (int i = 1; i < PARTICIPANTS; i++) assert(outcome[i] == outcome[0]);
    // Here everything is over: the loops may end when their mailboxes are empty.
    for (int i = 0; i < PARTICIPANTS; i++) mazurka_handler_quit(participant[i]);
    mazurka_handler_quit(coordinator);
}

static void commit(void *argument) {
    outcome[(intptr_t)argument] = COMMITTED;
    mazurka_post(coordinator, acknowledged, 0);
}

static void abandon(void *argument) {
    outcome[(intptr_t)argument] = ABORTED;
    mazurka_post(coordinator, acknowledged, 0);
}

static void vote(void *argument) {
    yes += (int)(intptr_t)argument;
    if (++votes < PARTICIPANTS) return;
    for (intptr_t i = 0; i < PARTICIPANTS; i++)
        mazurka_post(participant[i], yes == PARTICIPANTS ? commit : abandon, (void *)i);
}

static void prepare(void *argument) {
    intptr_t can = (intptr_t)argument != 1;
    mazurka_post(coordinator, vote, (void *)can);
}

static void begin(void *unused) {
    (void)unused;
    for (intptr_t i = 0; i < PARTICIPANTS; i++) mazurka_post(participant[i], prepare, (void *)i);
}

int main(void) {
    mazurka_handler_create(&coordinator);
    for (int i = 0; i < PARTICIPANTS; i++) mazurka_handler_create(&participant[i]);
    mazurka_handler_start(coordinator);
    for (int i = 0; i < PARTICIPANTS; i++) mazurka_handler_start(participant[i]);
    mazurka_post(coordinator, begin, 0);
    for (int i = 0; i < PARTICIPANTS; i++) mazurka_handler_wait(participant[i]);
    mazurka_handler_wait(coordinator);
    return 0;
}
