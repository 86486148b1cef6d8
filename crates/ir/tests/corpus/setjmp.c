// setjmp, exit, atexit, signals.
#include <setjmp.h>
#include <signal.h>
#include <stdlib.h>
static jmp_buf env; static volatile sig_atomic_t hit;
static void handler(int s) { hit = s; } static void bye(void) { }
int main(void) { atexit(bye); signal(SIGINT, handler); if (setjmp(env)) exit(hit); longjmp(env, 1); }
