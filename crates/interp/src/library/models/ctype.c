/* <ctype.h> in the locale "C". The headers of glibc look into tables, whose bits are: 256 upper, 512 lower, 1024 alpha,
   2048 digit, 4096 hexadecimal, 8192 space, 16384 printing, 32768 graphic, 1 blank, 2 control, 4 punctuation, 8 alnum. */

static const unsigned short classes[384] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 8195, 8194, 8194, 8194, 8194, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    24577, 49156, 49156, 49156, 49156, 49156, 49156, 49156, 49156, 49156, 49156, 49156, 49156, 49156, 49156, 49156,
    55304, 55304, 55304, 55304, 55304, 55304, 55304, 55304, 55304, 55304, 49156, 49156, 49156, 49156, 49156, 49156,
    49156, 54536, 54536, 54536, 54536, 54536, 54536, 50440, 50440, 50440, 50440, 50440, 50440, 50440, 50440, 50440,
    50440, 50440, 50440, 50440, 50440, 50440, 50440, 50440, 50440, 50440, 50440, 49156, 49156, 49156, 49156, 49156,
    49156, 54792, 54792, 54792, 54792, 54792, 54792, 50696, 50696, 50696, 50696, 50696, 50696, 50696, 50696, 50696,
    50696, 50696, 50696, 50696, 50696, 50696, 50696, 50696, 50696, 50696, 50696, 49156, 49156, 49156, 49156, 2,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};

static const unsigned short *const table = classes + 128;

const unsigned short **__ctype_b_loc(void) { return (const unsigned short **)&table; }

static int is(int c, int bits) { return -128 <= c && c < 256 ? classes[c + 128] & bits : 0; }

int isupper(int c) { return is(c, 256); }
int islower(int c) { return is(c, 512); }
int isalpha(int c) { return is(c, 1024); }
int isdigit(int c) { return is(c, 2048); }
int isxdigit(int c) { return is(c, 4096); }
int isspace(int c) { return is(c, 8192); }
int isprint(int c) { return is(c, 16384); }
int isgraph(int c) { return is(c, 32768); }
int isblank(int c) { return is(c, 1); }
int iscntrl(int c) { return is(c, 2); }
int ispunct(int c) { return is(c, 4); }
int isalnum(int c) { return is(c, 8); }

int toupper(int c) { return 'a' <= c && c <= 'z' ? c - 32 : c; }
int tolower(int c) { return 'A' <= c && c <= 'Z' ? c + 32 : c; }

#define ROW(f, k) f(k), f(k + 1), f(k + 2), f(k + 3), f(k + 4), f(k + 5), f(k + 6), f(k + 7)
#define ROWS(f, k) ROW(f, k), ROW(f, k + 8), ROW(f, k + 16), ROW(f, k + 24)
#define ALL(f) \
    ROWS(f, -128), ROWS(f, -96), ROWS(f, -64), ROWS(f, -32), ROWS(f, 0), ROWS(f, 32), ROWS(f, 64), ROWS(f, 96), \
        ROWS(f, 128), ROWS(f, 160), ROWS(f, 192), ROWS(f, 224)
/* Negative characters are what they are as unsigned ones, but the end of a file stays what it is. */
#define WRAPPED(k) ((k) < -1 ? (k) + 256 : (k))
#define UPPER(k) ('a' <= (k) && (k) <= 'z' ? (k)-32 : WRAPPED(k))
#define LOWER(k) ('A' <= (k) && (k) <= 'Z' ? (k) + 32 : WRAPPED(k))

static const int uppers[384] = {ALL(UPPER)};
static const int lowers[384] = {ALL(LOWER)};
static const int *const upper = uppers + 128;
static const int *const lower = lowers + 128;

const int **__ctype_toupper_loc(void) { return (const int **)&upper; }
const int **__ctype_tolower_loc(void) { return (const int **)&lower; }

int isascii(int c) { return (c & ~127) == 0; }
int toascii(int c) { return c & 127; }
