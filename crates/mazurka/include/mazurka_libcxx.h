// Included before each C++ program. Asks libc++ for its cheap assertions; version 14 then compiles all templates with the
// program instead of taking some from its shared library. Small functions become part of their callers, as those of <atomic> do in
// libstdc++: loops that wait are then recognised. Other libraries do not know these macros.

#if __clang_major__ < 15
#ifndef _LIBCPP_DEBUG
#define _LIBCPP_DEBUG 0
#endif
#elif __clang_major__ < 18
#ifndef _LIBCPP_ENABLE_ASSERTIONS
#define _LIBCPP_ENABLE_ASSERTIONS 1
#endif
#else
#ifndef _LIBCPP_HARDENING_MODE
#define _LIBCPP_HARDENING_MODE _LIBCPP_HARDENING_MODE_EXTENSIVE
#endif
#endif

// Later versions do not let others define this.
#if __clang_major__ < 17
#define _LIBCPP_HIDE_FROM_ABI \
    __attribute__((__visibility__("hidden"), __always_inline__, __exclude_from_explicit_instantiation__))
#endif

// Nor can they be told to compile everything with the program; strings are what most programs need.
#if __clang_major__ >= 15 && __has_include(<__config>)
#include <string>
template class std::basic_string<char>;
#endif
