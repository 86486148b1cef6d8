/* Names of files by patterns: * is any text without a slash, ** any text, ? a character, [a-z] one of some. */
#ifndef SCANNER_GLOB_H
#define SCANNER_GLOB_H

int glob_matches(const char *pattern, const char *name);

/* The part of a path behind its last slash. */
const char *glob_base(const char *path);

#endif
