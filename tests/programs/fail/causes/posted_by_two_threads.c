// mazurka:
// verdict: violation
// violation: assertion
// cause: message race
// unlike: race
//
// Two threads post one message each to the same handler: nothing orders the posts, and one order is wrong.
#include <assert.h>
#include <mazurka.h>
#include <pthread.h>

static mazurka_handler_t handler;
static int closed;

static void shut(void *unused) { (void)unused, closed = 1; }

static void use(void *unused) {
  (void)unused;
  assert(!closed);
}

static void *first(void *unused) {
  mazurka_post(handler, shut, 0);
  return unused;
}

static void *second(void *unused) {
  mazurka_post(handler, use, 0);
  return unused;
}

int main(void) {
  pthread_t t, u;
  mazurka_handler_create(&handler);
  mazurka_handler_start(handler);
  pthread_create(&t, 0, first, 0);
  pthread_create(&u, 0, second, 0);
  pthread_join(t, 0);
  pthread_join(u, 0);
}
