// mazurka: --strict-externals
// verdict: error
// message: strict.cpp:15:
// message: std::random_device::_M_getval()
// message: app::Sensor::read(int) const
//
// Names as the source has them, and lines of the program, although the calls are in headers of the library.
#include <random>

namespace app {
struct Sensor { int read(int) const; };
}

int main(int argc, char **) {
  std::random_device device; argc += device() % 2;
  return argc > 1 ? app::Sensor().read(argc) : 0;
}
