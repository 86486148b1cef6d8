// mazurka:
// verdict: violation
// violation: memory
// message: null pointer
// line: 24
//
// A message posts to a handler that another message creates; nothing orders the two.

#include <mazurka.h>

static mazurka_handler_t ui, log_handler;
static int lines;

static void log_line(void *unused) { (void)unused, lines++; }

static void create_log(void *unused) {
    (void)unused;
    mazurka_handler_create(&log_handler);
    mazurka_handler_start(log_handler);
}

static void click(void *unused) {
    (void)unused;
    mazurka_post(log_handler, log_line, 0);
}

int main(void) {
    mazurka_handler_create(&ui);
    mazurka_handler_start(ui);
    mazurka_post(ui, create_log, 0);
    mazurka_post(ui, click, 0);
    return 0;
}
