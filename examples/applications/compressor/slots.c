/* Blocks on their way. */
#include "slots.h"

#include <sched.h>

/* Two bits for the stage. */
static unsigned int state(uint32_t block, enum stage stage) { return block << 2 | (unsigned int)stage; }

void slots_init(struct slots *slots, uint32_t count, uint32_t blocks) {
    uint32_t i;
    slots->count = count;
    slots->blocks = blocks;
    atomic_init(&slots->next, 0);
    for (i = 0; i < count; i++) {
        atomic_init(&slots->slots[i].state, state(i, FREE));
        slots->slots[i].bytes = 0;
        slots->slots[i].sum = 0;
    }
}

uint32_t slots_take(struct slots *slots) { return atomic_fetch_add(&slots->next, 1); }

struct slot *slots_wait(struct slots *slots, uint32_t block, enum stage stage) {
    struct slot *slot = &slots->slots[block % slots->count];
    while (atomic_load(&slot->state) != state(block, stage)) sched_yield();
    return slot;
}

void slots_pass(struct slots *slots, uint32_t block, enum stage stage) {
    struct slot *slot = &slots->slots[block % slots->count];
    uint32_t whose = stage == FREE ? block + slots->count : block;
    atomic_store(&slot->state, state(whose, stage));
}
