// mazurka: --nondet-extern measure_temperature=-1..1 --nondet-extern log_value --nondet-extern is_on
// verdict: verified
// executions: 12
// because: 3 temperatures, 2 states of a switch that is read, and 2 of one that is read through a pointer
//
// Functions that nobody defines, of which only the range of the results is known. One of them returns nothing.
#include <assert.h>
#include <stdbool.h>

extern int measure_temperature(void);
extern void log_value(int);
extern bool is_on(int);

int main(void) {
  bool (*second)(int) = is_on;
  int value = measure_temperature();
  assert(-1 <= value && value <= 1);
  bool first = is_on(1);
  log_value(value + first + second(2));
  return 0;
}
