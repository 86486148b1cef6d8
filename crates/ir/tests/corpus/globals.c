// Initialisers of all kinds, linkage of all kinds.
int defined = 1; static int hidden = 2; const int fixed = 3; extern int declared; int tentative;
extern int weakly __attribute__((weak)); int weak_definition __attribute__((weak)) = 4;
const char text[] = "tab\tnul\0quote\"back\\"; char padded[12] = "abc"; const char *strings[] = { "a", "b", 0 };
int numbers[5] = { 1, 2, 3 }; int zeros[100]; int sparse[50] = { [10] = 1, [49] = -1 };
struct s { int a; struct s *next; const char *name; } first = { 1, 0, "first" }, second = { 2, &first, "second" };
struct { char c; int x[3]; union { int i; float f; } u; } mixed[] = { { 'x', { 1 }, { 5 } }, { 'y', { 0 }, { .f = 2 } } };
_Alignas(64) int aligned; int in_section __attribute__((section(".mine"))) = 9; int (*entry)(void);
int alias_target(void) { return 8; } int alias(void) __attribute__((alias("alias_target")));
int main(void) { static int kept; kept++; return defined + hidden + fixed + (&weakly ? weakly : 0) + second.next->a + alias() + numbers[1] + padded[1] + mixed[1].x[0] + zeros[3] + sparse[10] + aligned + in_section + tentative + (entry != 0) + kept + weak_definition + *strings[1] + text[2]; }
