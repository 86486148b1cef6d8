// A window that loads a document in the background.
//
// The button starts a worker thread and disables itself; the worker posts the document back to the event
// loop. Closing the window frees the document. Each message runs to its end, so there is no data race,
// and yet the order of messages matters.
//
// Mazurka finds the order in which the document arrives after the window was closed.

#include <assert.h>
#include <mazurka.h>
#include <pthread.h>
#include <stdlib.h>

static mazurka_handler_t ui;
static int is_open = 1;
static int *document;

static void show(void *loaded) {
    assert(is_open);
    document = loaded;
}

static void *load(void *unused) {
    (void)unused;
    int *loaded = malloc(sizeof *loaded);
    if (!loaded) return 0;
    *loaded = 42;
    mazurka_post(ui, show, loaded);
    return 0;
}

static void click(void *unused) {
    (void)unused;
    pthread_t worker;
    if (is_open) pthread_create(&worker, 0, load, 0);
}

static void close_window(void *unused) {
    (void)unused;
    is_open = 0;
    free(document);
}

int main(void) {
    mazurka_handler_create(&ui);
    mazurka_handler_start(ui);
    mazurka_post(ui, click, 0);
    mazurka_post(ui, close_window, 0);
    return 0;
}
