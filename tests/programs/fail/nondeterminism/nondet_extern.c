// mazurka: --nondet-extern measure_temperature=0..40
// verdict: violation
// violation: assertion
// cause: none
// message: value != 37
//
// Every value of the range is explored: one of them is wrong.
#include <assert.h>

extern int measure_temperature(void);

int main(void) {
  int value = measure_temperature();
  assert(value != 37);
  return 0;
}
