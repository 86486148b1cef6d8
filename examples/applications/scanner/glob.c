/* Names of files by patterns. */
#include "glob.h"

#include <stddef.h>
#include <string.h>

/* Where a set such as [^a-z] ends: behind its bracket. NULL if it does not. */
static const char *set_end(const char *p) {
    const char *s = p + 1;
    if (*s == '^' || *s == '!') s++;
    if (*s == ']') s++;
    while (*s && *s != ']') s++;
    return *s ? s + 1 : NULL;
}

static int in_set(const char *p, const char *end, char c) {
    const char *s = p + 1;
    int negated = *s == '^' || *s == '!', found = 0;
    if (negated) s++;
    for (; s < end - 1; s++) {
        if (s[1] == '-' && s + 2 < end - 1) {
            if (s[0] <= c && c <= s[2]) found = 1;
            s += 2;
        } else if (*s == c) {
            found = 1;
        }
    }
    return found != negated;
}

/* Whether the pattern at p takes the character c as one; says where it goes on. */
static int takes(const char **p, char c) {
    const char *end;
    switch (**p) {
    case 0: return 0;
    case '?': (*p)++; return c != '/';
    case '[':
        end = set_end(*p);
        if (end) {
            int found = c != '/' && in_set(*p, end, c);
            *p = end;
            return found;
        }
        break;
    case '\\':
        if ((*p)[1]) (*p)++;
        break;
    default: break;
    }
    return *(*p)++ == c;
}

int glob_matches(const char *pattern, const char *name) {
    const char *p = pattern, *n = name;
    /* Where to go on if the text of the last star was too short. */
    const char *star = NULL, *rest = NULL;
    int crosses = 0;
    for (;;) {
        if (*p == '*') {
            crosses = p[1] == '*';
            while (*p == '*') p++;
            star = p;
            rest = n;
            continue;
        }
        if (!*n && !*p) return 1;
        if (*n && takes(&p, *n)) {
            n++;
            continue;
        }
        if (!star || !*rest || (*rest == '/' && !crosses)) return 0;
        n = ++rest;
        p = star;
    }
}

const char *glob_base(const char *path) {
    const char *slash = strrchr(path, '/');
    return slash ? slash + 1 : path;
}
