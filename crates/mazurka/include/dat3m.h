/* For programs that include <dat3m.h>: the functions of verifier.h, and the assertion. */
#ifndef MAZURKA_DAT3M_H
#define MAZURKA_DAT3M_H

#include <assert.h>

#include "verifier.h"

#endif
