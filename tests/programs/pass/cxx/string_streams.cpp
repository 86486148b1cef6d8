// mazurka:
// verdict: verified
// executions: 2
// because: each thread has a stream of its own, and appends under the lock: in one order or the other
//
// String streams: numbers, texts and flags become text, and text becomes numbers again.
#include <cassert>
#include <iomanip>
#include <memory>
#include <mutex>
#include <sstream>
#include <string>
#include <thread>

struct Point {
    int x, y;
};

static std::ostream &operator<<(std::ostream &out, const Point &point) {
    return out << '(' << point.x << ", " << point.y << ')';
}

static std::istream &operator>>(std::istream &in, Point &point) { return in >> point.x >> point.y; }

static std::mutex mutex;
static std::string record;

static void worker(int number) {
    std::ostringstream line;
    line << "worker " << number << ';';
    std::lock_guard<std::mutex> held(mutex);
    record += line.str();
}

static void writes() {
    std::ostringstream out;
    out << "a" << 'c' << 1 << -2L << 3u << 1.5 << true << std::boolalpha << false << std::string("s");
    out << std::hex << 255 << std::showbase << 255 << ' ' << (short)-2 << std::dec << std::endl;
    assert(out.str() == "ac1-231.51falsesff0xff 0xfffe\n");
    out.str("");
    out << std::setw(6) << std::setfill('0') << 42 << std::left << std::setw(4) << 1 << std::fixed << std::setprecision(2)
        << 3.14159 << std::internal << std::setw(5) << -5 << Point{1, 2};
    assert(out.str() == "00004210003.14-0005(1, 2)");
    out.seekp(1);
    out << "x";
    assert(out.str()[1] == 'x' && out.tellp() == 2 && out.good());
    std::ostringstream moved = std::move(out);
    assert(moved.str().size() == 25 && std::ostringstream("ab", std::ios::ate).str() == "ab");
    std::unique_ptr<std::ostream> base(new std::ostringstream);
    *base << std::string(100, 'x');
}

static void reads() {
    std::istringstream in("12 word 3.5 x 0x1f\nline two\n3,4");
    int number;
    std::string text;
    double real;
    char letter;
    unsigned hexadecimal;
    in >> number >> text >> real >> letter >> std::hex >> hexadecimal >> std::dec;
    assert(number == 12 && text == "word" && real == 3.5 && letter == 'x' && hexadecimal == 31);
    std::getline(in, text);
    assert(text.empty() && std::getline(in, text) && text == "line two");
    assert(std::getline(in, text, ',') && text == "3" && in >> number && number == 4 && in.eof());
    assert(!(in >> number) && in.fail() && !in.bad());
    std::istringstream wrong("x 99999999999");
    wrong >> number;
    assert(number == 0 && wrong.fail());
    wrong.clear();
    wrong >> letter >> number;
    assert(letter == 'x' && number == 2147483647 && !wrong);
    std::stringstream both;
    both << 5 << ' ' << 6;
    Point point;
    both >> point;
    assert(point.x == 5 && point.y == 6 && both.str() == "5 6");
}

int main() {
    writes();
    reads();
    std::thread first(worker, 1), second(worker, 2);
    first.join();
    second.join();
    assert(record == "worker 1;worker 2;" || record == "worker 2;worker 1;");
}
