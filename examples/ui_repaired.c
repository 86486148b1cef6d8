// A window that loads a document in the background, as in ui_race.c.
//
// A document that arrives after the window was closed is dropped. Mazurka verifies this program.

#include <assert.h>
#include <mazurka.h>
#include <pthread.h>
#include <stdlib.h>

static mazurka_handler_t ui;
static int is_open = 1;
static int *document;

static void show(void *loaded) {
    if (!is_open) {
        free(loaded);
        return;
    }
    assert(!document);
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
