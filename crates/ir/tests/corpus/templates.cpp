// Templates, operators, references, constexpr, variadic templates.
template <class T, int N> struct array { T v[N]; T &operator[](int i) { return v[i]; } constexpr int size() const { return N; } };
template <class T> T max(T a, T b) { return a < b ? b : a; }
template <class... T> int sum(T... t) { return (0 + ... + t); }
struct vec { double x, y; vec operator+(const vec &o) const { return { x + o.x, y + o.y }; } bool operator==(const vec &) const = default; };
template <class F> int twice(F &&f) { return f(f(1)); }
int main() { array<int, 3> a{ { 1, 2, 3 } }; vec v = vec{ 1, 2 } + vec{ 3, 4 }; return a[1] + max(1.5, 2.5) + sum(1, 2u, 3L) + (v == vec{ 4, 6 }) + twice([k = a.size()](int x) { return x * k; }); }
