// mazurka: --strict-externals
// verdict: error
// message: strict.cpp:15:
// message: std::_Rb_tree_insert_and_rebalance(bool, std::_Rb_tree_node_base*, std::_Rb_tree_node_base*, std::_Rb_tree_node_base&)
// message: app::Sensor::read(int) const
//
// Names as the source has them, and lines of the program, although the calls are in headers of the library.
#include <map>

namespace app {
struct Sensor { int read(int) const; };
}

int main(int argc, char **) {
  std::map<int, int> map; map[argc] = 1;
  return argc > 1 ? app::Sensor().read(argc) : 0;
}
