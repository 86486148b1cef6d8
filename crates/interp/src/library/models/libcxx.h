/* What models of libc++ share. Layouts and names are those of its stable ABI, version 1. */

#include <errno.h>
#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>

/* A function under the name that it has in the library. */
#define MODEL(result, name, symbol, ...)             \
    result name(__VA_ARGS__) __asm__(symbol);        \
    result name(__VA_ARGS__)

/* The constructor or destructor of a part of an object does the same as that of the whole. */
#define SAME(name, symbol, target, ...) void name(__VA_ARGS__) __asm__(symbol) __attribute__((alias(target)))

#define STD "_ZNSt3__1"
#define STRING "NS_12basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEEE"

/* std::string: the lowest bit tells which of the two it is. */
struct string {
    union {
        struct {
            size_t room, length;
            char *text;
        };
        struct {
            unsigned char twice_length;
            char local[23];
        };
    };
};

/* std::unique_lock. */
struct lock {
    pthread_mutex_t *mutex;
    bool owned;
};

_Static_assert(sizeof(struct string) == 24 && sizeof(struct lock) == 16, "as in libc++");

_Noreturn void throw_system_error(int code, const char *what) __asm__(STD "20__throw_system_errorEiPKc");
_Noreturn void mazurka_refuse(const char *text) __asm__("mazurka.refuse");
_Noreturn void terminate(void) __asm__("_ZSt9terminatev");
void *new(size_t size) __asm__("_Znwm");
void delete(void *memory) __asm__("_ZdlPv");
