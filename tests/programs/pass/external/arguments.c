// mazurka: --arg 3 --arg two --env LEVEL=7
// verdict: verified
// executions: 1
// because: one thread
//
// Arguments end with a null pointer; the environment has what was given and nothing else.
#include <assert.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv) {
  assert(argc == 3 && atoi(argv[1]) == 3 && strcmp(argv[2], "two") == 0 && argv[3] == 0);
  assert(strcmp(getenv("LEVEL"), "7") == 0 && getenv("HOME") == 0);
  return 0;
}
