// mazurka: --strict-externals
// verdict: error
// message: strict.c:18:15: the function measure_temperature is not known
// message: strict.c:16:26: the function on_error is not known
// message: strict.c:18:39: the variable configured_elsewhere is not defined
//
// With this option what is not known is refused before the exploration, although no execution comes to it: in one
// line each.
#include <stdlib.h>

extern int measure_temperature(void);
extern void on_error(int);
extern int configured_elsewhere[4];

int main(int argc, char **argv) {
  void (*handler)(int) = argc > 7 ? on_error : exit;
  if (argc > 1) {
    handler(  measure_temperature() + configured_elsewhere[argc]);
    handler(measure_temperature());
  }
  return argv[0] == 0;
}
