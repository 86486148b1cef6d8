// mazurka: --algorithm auto --check leaks -- -std=c++17
// verdict: verified
// executions: 1
// because: there is one thread
//
// What is destroyed, and in which order, when functions and constructors are left by an exception.
#include <cassert>
#include <new>

static int trail[32], length;

struct Note {
    int number;
    explicit Note(int number) : number(number) {}
    ~Note() { trail[length++] = number; }
};

struct Throws {
    Throws() { throw 1; }
};

struct Parts : Note {
    Note first{11};
    Throws second;
    Note third{13};
    Parts() : Note(10) {}
};

static int made;

struct Counted {
    Counted() {
        if (made == 2) throw 2;
        made++;
    }
    ~Counted() { trail[length++] = 20 + made--; }
};

static void inner() {
    Note one(1);
    Note two(2);
    throw 0;
}

static void outer() {
    Note three(3);
    try {
        Note four(4);
        inner();
    } catch (long) {
        assert(false);
    }
    assert(false);
}

static bool is(const int *expected, int count) {
    bool same = length == count;
    for (int k = 0; same && k < count; k++) same = trail[k] == expected[k];
    length = 0;
    return same;
}

int main() {
    try {
        outer();
    } catch (int) {
    }
    assert(is((const int[]){2, 1, 4, 3}, 4));

    try {
        new Parts;
    } catch (int) {
    }
    assert(is((const int[]){11, 10}, 2));

    try {
        new Counted[3];
    } catch (int number) {
        assert(number == 2);
    }
    assert(is((const int[]){22, 21}, 2));

    for (int k = 0; k < 3; k++) {
        Note note(30 + k);
        try {
            if (k == 1) continue;
            throw k;
        } catch (int thrown) {
            assert(thrown == k);
            if (k == 2) break;
        }
    }
    assert(is((const int[]){30, 31, 32}, 3));
}
