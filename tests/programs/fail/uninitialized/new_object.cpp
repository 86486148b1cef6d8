// mazurka: -- -std=c++17
// verdict: violation
// violation: uninitialized
// message: a branch depends on an uninitialised value: bytes 4 to 7 of
// message: (8 bytes, allocated at
// message: /new_object.cpp:20) are read at
// line: 21
// naive: yes
//
// The constructor forgets a member.

struct Point {
    int x;
    int y;
    explicit Point(int x) : x(x) {}
};

int main()
{
    Point *point = new Point(1);
    if (point->x == point->y)
        return 1;
    return 0;
}
