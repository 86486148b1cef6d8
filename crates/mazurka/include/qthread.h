/* For programs that include their handlers by this name; see mazurka.h. */
#include "mazurka.h"
