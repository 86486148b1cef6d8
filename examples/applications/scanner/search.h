/* Whether there is something to be found in a line. */
#ifndef SCANNER_SEARCH_H
#define SCANNER_SEARCH_H

#include "settings.h"
#include <stddef.h>

struct search;

/* What is made once and used by all workers: it does not change any more. */
struct search *search_new(const struct settings *settings);
void search_free(struct search *search);

int search_line(const struct search *search, const char *line, size_t n);

#endif
