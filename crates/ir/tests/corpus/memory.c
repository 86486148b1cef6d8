// memcpy, memmove, memset, malloc.
#include <stdlib.h>
#include <string.h>
struct node { struct node *next; int value; char text[20]; };
static struct node *push(struct node *list, int v) {
    struct node *n = malloc(sizeof *n);
    if (!n) abort();
    memset(n, 0, sizeof *n);
    n->next = list; n->value = v;
    strcpy(n->text, "node");
    return n;
}
int main(void) {
    struct node *l = push(push(0, 1), 2), copy;
    memcpy(&copy, l, sizeof copy);
    memmove(copy.text + 1, copy.text, 5);
    int *a = calloc(4, sizeof *a);
    a = realloc(a, 64);
    int r = copy.value + a[1] + (int)strlen(copy.text) + memcmp(&copy, l, 8);
    while (l) { struct node *n = l->next; free(l); l = n; }
    free(a);
    return r;
}
