// Exceptions: throw, catch, rethrow, cleanup, noexcept, filters of catch.
#include <stdexcept>
#include <string>
struct guard { int &n; ~guard() { n++; } };
int may_throw(int x) { if (x > 2) throw std::runtime_error("large"); if (x < 0) throw x; return x; }
int caught(int x) { int n = 0; try { guard g{ n }; return may_throw(x); } catch (const std::runtime_error &e) { return (int)std::string(e.what()).size(); } catch (int i) { if (i == -2) throw; return i; } catch (...) { return n; } }
int never(int x) noexcept { return may_throw(x); }
int main() { try { return caught(1) + caught(3) + caught(-1) + never(0) + caught(-2); } catch (int) { return 9; } }
