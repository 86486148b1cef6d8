/* Which files are to be scanned. */
#include "names.h"

#include "glob.h"
#include <errno.h>
#include <stdlib.h>
#include <string.h>

static int matches_one(const char *const *globs, int count, const char *name) {
    int i;
    for (i = 0; i < count; i++) {
        const char *what = strchr(globs[i], '/') ? name : glob_base(name);
        if (glob_matches(globs[i], what)) return 1;
    }
    return 0;
}

static int is_wanted(const struct settings *settings, const char *name) {
    if (matches_one(settings->exclude, settings->exclude_count, name)) return 0;
    return settings->include_count == 0 || matches_one(settings->include, settings->include_count, name);
}

static int is_known(const struct names *names, const char *name) {
    int i;
    for (i = 0; i < names->count; i++)
        if (strcmp(names->names[i], name) == 0) return 1;
    return 0;
}

static int add(struct names *names, const struct settings *settings, const char *name) {
    char *copy;
    if (!is_wanted(settings, name) || is_known(names, name)) return 0;
    if (names->count == names->room) {
        int room = names->room ? names->room * 2 : 8;
        char **more = reallocarray(names->names, (size_t)room, sizeof *more);
        if (!more) return -1;
        names->names = more;
        names->room = room;
    }
    copy = strdup(name);
    if (!copy) return -1;
    names->names[names->count++] = copy;
    return 0;
}

/* A list has a name in each line; empty lines and those that begin with # mean nothing. */
static int add_list(struct names *names, const struct settings *settings, FILE *complaints) {
    char *line = NULL;
    size_t room = 0;
    ssize_t n;
    int result = 0;
    FILE *list = fopen(settings->list_file, "r");
    if (!list) {
        fprintf(complaints, "%s: %s\n", settings->list_file, strerror(errno));
        return -1;
    }
    while (result == 0 && (n = getline(&line, &room, list)) >= 0) {
        line[strcspn(line, "\r\n")] = 0;
        if (*line && *line != '#') result = add(names, settings, line);
    }
    free(line);
    fclose(list);
    return result;
}

int names_collect(struct names *names, const struct settings *settings, FILE *complaints) {
    int i;
    memset(names, 0, sizeof *names);
    for (i = 0; i < settings->file_count; i++) {
        if (add(names, settings, settings->files[i])) return -1;
    }
    return settings->list_file ? add_list(names, settings, complaints) : 0;
}

void names_free(struct names *names) {
    int i;
    for (i = 0; i < names->count; i++) free(names->names[i]);
    free(names->names);
}
