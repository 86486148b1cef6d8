/* Assertions of the headers of libc++. Which of these functions a failed one calls depends on the version. */

#include "libcxx.h"
#include <stdarg.h>
#include <stdio.h>

_Noreturn void assertion_fails(const char *file, int line, const char *function, const char *text)
    __asm__("_ZSt21__glibcxx_assert_failPKciS0_S0_");

struct assertion {
    const char *file;
    int line;
    const char *condition, *message;
};
static void fail(const struct assertion *failed) {
    assertion_fails(failed->file, failed->line, "", failed->condition);
}
void (*failed)(const struct assertion *) __asm__(STD "23__libcpp_debug_functionE");
void (*failed)(const struct assertion *) = fail;

static void fail_with(const char *format, va_list arguments) {
    char text[512];
    vsnprintf(text, sizeof text, format, arguments);
    assertion_fails("", 0, "", text);
}
void verbose_abort(const char *format, ...) __asm__(STD "22__libcpp_verbose_abortEPKcz");
void verbose_abort(const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    fail_with(format, arguments);
    va_end(arguments);
}
void assertion_handler(const char *format, ...) __asm__(STD "26__libcpp_assertion_handlerEPKcz");
void assertion_handler(const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    fail_with(format, arguments);
    va_end(arguments);
}
