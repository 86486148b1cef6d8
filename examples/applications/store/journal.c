/* The journal. A record is a line such as `S 3 5 key value`: what happened, two lengths, and two texts. */
#include "journal.h"

#include <stdlib.h>

int journal_open(struct journal *journal, const char *name) {
    journal->file = fopen(name, "a");
    journal->records = 0;
    journal->failed = 0;
    pthread_mutex_init(&journal->mutex, NULL);
    return journal->file ? 0 : -1;
}

int journal_close(struct journal *journal) {
    int failed = journal->failed;
    if (fclose(journal->file)) failed = 1;
    pthread_mutex_destroy(&journal->mutex);
    return failed ? -1 : 0;
}

void journal_append(struct journal *journal, enum change change, const struct text *key, const struct text *value) {
    int n;
    pthread_mutex_lock(&journal->mutex);
    n = fprintf(journal->file, "%c %zu %zu %s %s\n", (char)change, key->size, value->size, key->bytes, value->bytes);
    if (n < 0) journal->failed = 1;
    else journal->records++;
    pthread_mutex_unlock(&journal->mutex);
}

/* A text of some length, and the character behind it. */
static int read_text(FILE *file, size_t size, int behind, struct text *text) {
    text->bytes = malloc(size + 1);
    text->size = size;
    if (!text->bytes) return -1;
    text->bytes[size] = 0;
    if (fread(text->bytes, 1, size, file) == size && fgetc(file) == behind) return 0;
    text_free(text);
    return -1;
}

static int read_record(FILE *file, char *change, struct text *key, struct text *value) {
    size_t key_size, value_size;
    int found = fscanf(file, "%c %zu %zu", change, &key_size, &value_size);
    if (found == EOF) return 0;
    if (found != 3 || fgetc(file) != ' ' || read_text(file, key_size, ' ', key)) return -1;
    if (read_text(file, value_size, '\n', value) == 0) return 1;
    text_free(key);
    return -1;
}

long journal_read(const char *name, int (*apply)(void *, enum change, const struct text *, const struct text *), void *argument) {
    FILE *file = fopen(name, "r");
    long records = 0;
    if (!file) return -1;
    for (;;) {
        struct text key = {NULL, 0}, value = {NULL, 0};
        char change = 0;
        int found = read_record(file, &change, &key, &value);
        if (found == 0) break;
        if (found < 0 || (change != CHANGE_SET && change != CHANGE_DELETE) || apply(argument, (enum change)change, &key, &value)) {
            if (found > 0) text_free(&key), text_free(&value);
            records = -1;
            break;
        }
        text_free(&key);
        text_free(&value);
        records++;
    }
    fclose(file);
    return records;
}
