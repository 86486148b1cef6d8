// mazurka: verified --file text=data/text.txt --arg -1 --arg -b8 --arg -s1 --arg -j2 --arg text --arg packed --arg again
// with: bits.c block.c container.c crc.c huffman.c lz.c pipeline.c slots.c
/* A parallel compressor. With a third name, what was compressed is expanded again and compared. */
#include "pipeline.h"
#include "slots.h"

#include <assert.h>
#include <errno.h>
#include <getopt.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

static const char *program;

static int complain(const char *name, const char *what) {
    fprintf(stderr, "%s: %s: %s\n", program, name, what);
    return 2;
}

static int usage(void) {
    fprintf(stderr, "usage: %s [-0 | -1 | -2] [-b SIZE] [-j WORKERS] [-s SLOTS] FILE PACKED [EXPANDED]\n", program);
    return 2;
}

static int number(const char *text, long least, long most, long *to) {
    char *end;
    *to = strtol(text, &end, 10);
    return end != text && !*end && *to >= least && *to <= most;
}

static int read_options(struct plan *plan, int argc, char **argv) {
    long value;
    int c;
    while ((c = getopt(argc, argv, "012b:j:s:")) != -1) {
        switch (c) {
        case '0':
        case '1':
        case '2': plan->level = c - '0'; break;
        case 'b':
            if (!number(optarg, 1, BLOCK_MOST, &value)) return -1;
            plan->block_size = (uint32_t)value;
            break;
        case 'j':
            if (!number(optarg, 1, MOST_WORKERS, &value)) return -1;
            plan->workers = (int)value;
            break;
        case 's':
            if (!number(optarg, 1, MOST_SLOTS, &value)) return -1;
            plan->slots = (int)value;
            break;
        default: return -1;
        }
    }
    return argc - optind == 2 || argc - optind == 3 ? 0 : -1;
}

static long size_of(const char *name) {
    struct stat about;
    return stat(name, &about) ? -1 : (long)about.st_size;
}

static int pack(const struct plan *plan, const char *name, const char *packed, struct summary *summary) {
    FILE *from, *to;
    int failed;
    long bytes = size_of(name);
    if (bytes > 0x7fffffff) return complain(name, "it is too large");
    from = fopen(name, "rb");
    if (!from || bytes < 0) return complain(name, strerror(errno));
    to = fopen(packed, "wb");
    if (!to) {
        fclose(from);
        return complain(packed, strerror(errno));
    }
    failed = pipeline_run(plan, from, (uint32_t)bytes, to, summary);
    fclose(from);
    if (fclose(to)) failed = -1;
    return failed ? complain(packed, "it could not be written") : 0;
}

static int expand(const char *packed, const char *name, struct summary *summary) {
    FILE *from, *to;
    enum trouble trouble;
    from = fopen(packed, "rb");
    if (!from) return complain(packed, strerror(errno));
    to = fopen(name, "wb");
    if (!to) {
        fclose(from);
        return complain(name, strerror(errno));
    }
    trouble = container_unpack(from, to, summary);
    fclose(from);
    if (fclose(to) && trouble == FINE) trouble = NO_OUTPUT;
    return trouble == FINE ? 0 : complain(packed, container_trouble(trouble));
}

/* Whether two files have the same content. */
static int same(const char *a, const char *b) {
    FILE *first = fopen(a, "rb"), *second = fopen(b, "rb");
    int equal = first && second, x = 0, y = 0;
    while (equal && x != EOF) {
        x = fgetc(first);
        y = fgetc(second);
        equal = x == y;
    }
    if (first) fclose(first);
    if (second) fclose(second);
    return equal;
}

int main(int argc, char **argv) {
    struct plan plan = {2, 4, 2, BLOCK_MOST};
    struct summary written, read;
    const char *name, *packed, *again;
    int failed;
    program = argv[0];
    if (read_options(&plan, argc, argv)) return usage();
    name = argv[optind];
    packed = argv[optind + 1];
    again = argv[optind + 2];
    failed = pack(&plan, name, packed, &written);
    if (failed) return failed;
    fprintf(stderr, "%s: %ld bytes in %u blocks, %ld packed\n", name, (long)written.bytes, written.blocks, size_of(packed));
    if (!again) return 0;
    failed = expand(packed, again, &read);
    /* Whatever the order in which blocks were packed. */
    assert(!failed && same(name, again));
    assert(read.blocks == written.blocks && read.sum == written.sum);
    return failed;
}
