// mazurka: --stdin words.txt
// The streams of C++: what is written as text, and read from it, and the state that is left.
#include "done.h"
#include <iomanip>
#include <iostream>
#include <limits>
#include <memory>
#include <sstream>
#include <string>

struct Point {
    int x, y;
};

static std::ostream &operator<<(std::ostream &out, const Point &point) {
    return out << '(' << point.x << ", " << point.y << ')';
}

static std::istream &operator>>(std::istream &in, Point &point) { return in >> point.x >> point.y; }

static void show(const std::string &text) { std::cout << '[' << text << "]\n"; }

static void state(const std::ios &stream) {
    std::cout << stream.good() << stream.eof() << stream.fail() << stream.bad() << ' ' << bool(stream) << !stream << '\n';
}

template <class T> static void every_base(T value) {
    std::ostringstream out;
    out << value << ' ' << std::hex << value << ' ' << std::oct << value << ' ' << std::showbase << value << ' ' << std::hex
        << std::uppercase << value << ' ' << std::dec << std::showpos << value << ' ' << std::internal << std::setfill('*')
        << std::setw(12) << value << std::left << std::setw(9) << value << '|' << std::right << std::setw(9) << value;
    show(out.str());
}

static void every_form(double value) {
    std::ostringstream out;
    out << value << ' ' << std::setprecision(3) << value << ' ' << std::fixed << value << ' ' << std::scientific << value
        << ' ' << std::uppercase << value << ' ' << std::defaultfloat << std::showpoint << value << ' ' << std::showpos
        << std::internal << std::setw(12) << value << ' ' << std::setprecision(0) << std::fixed << value;
    show(out.str());
}

static void writes() {
    every_base<short>(-2);
    every_base<unsigned short>(65535);
    every_base(0);
    every_base(255);
    every_base(std::numeric_limits<int>::min());
    every_base(7u);
    every_base(-1L);
    every_base(std::numeric_limits<unsigned long>::max());
    every_base(5LL);
    for (double value : {0.0, 1.5, -2.25, 1e10, 1e-10, 123456789.0, 100000.0, 1e300}) every_form(value);
    std::ostringstream out;
    out << 2.5f << true << std::boolalpha << false << std::setw(8) << true << Point{1, 2} << std::string("s")
        << (const void *)0 << (const void *)0x1234 << 'c' << (unsigned char)'d' << std::ends << std::flush << 1.5L;
    show(out.str());
    out.put('x').write("abc", 2);
    show(out.str());
    out.str("");
    out << std::setw(4) << "ab" << std::setw(4) << std::string("cd") << std::setw(3) << 'x' << std::setbase(16) << 255;
    show(out.str());
    std::cout << out.tellp() << '\n';
    out.seekp(1);
    out << "Z";
    show(out.str());
    out.width(3);
    char old = out.fill('.');
    out.precision(4);
    out.setf(std::ios::oct, std::ios::basefield);
    out << 10 << old << out.fill() << out.width() << out.precision();
    show(out.str());
    out.setstate(std::ios::failbit);
    out << "nothing";
    state(out);
    out.clear();
    out << (const char *)nullptr;
    state(out);
}

static void kinds() {
    std::stringstream both("1 2"), other;
    other << 5 << ' ' << "x";
    int number;
    std::string word;
    other >> number >> word;
    state(other);
    other.clear();
    other << " 8 9";
    Point point;
    other >> point;
    std::cout << number << word << point << '\n';
    both.swap(other);
    show(both.str());
    show(other.str());
    std::stringstream at_end("a", std::ios::in | std::ios::out | std::ios::ate);
    at_end << "b";
    show(at_end.str());
    std::ostringstream appends("xyz", std::ios::app), writes("xyz");
    appends << "!";
    writes << "!";
    show(appends.str() + writes.str());
    std::ostringstream moved = std::move(appends);
    show(moved.str());
    moved = std::ostringstream("assigned");
    show(moved.str());
    std::unique_ptr<std::ostream> base(new std::ostringstream);
    *base << std::string(100, 'x');
    base.reset(new std::stringstream);
    *base << 5;
    base.reset();
    std::cout << at_end.rdbuf() << '\n';
    show(std::to_string(42) + std::to_string(2.5) + std::to_string(-7L));
}

template <class T> static void number(const char *text) {
    std::istringstream in(text);
    T value = 99;
    in >> value;
    std::cout << text << ": " << +value << ' ' << in.rdstate() << '\n';
}

template <class T> static void numbers() {
    for (auto text : {"7", "-7", "+7 ", "", "x", "-", "70000", "99999999999", "-99999999999999999999", "0x1f", "010"})
        number<T>(text);
}

static void reads() {
    numbers<short>();
    numbers<int>();
    numbers<long>();
    numbers<unsigned short>();
    numbers<unsigned>();
    numbers<unsigned long>();
    numbers<bool>();
    for (auto text : {"1.5", "-2", ".5", "5.", "1e5", "1e", ".", "e5", "1.5.5", "1e-3x"}) number<double>(text);
    std::istringstream in("12 ab 3.5 x 0x1f 0x1f 17 true no\nline two\n3,4\n  last");
    int whole, any;
    std::string word;
    double real;
    char letter;
    unsigned hexadecimal;
    bool truth;
    in >> whole >> word >> real >> letter >> std::hex >> hexadecimal;
    in.unsetf(std::ios::basefield);
    in >> any >> std::oct >> whole >> std::dec >> std::boolalpha >> truth;
    std::cout << whole << word << real << letter << hexadecimal << ' ' << any << truth << '\n';
    in >> truth;
    state(in);
    in.clear();
    for (int i = 0; i < 2 && std::getline(in, word); i++) show(word);
    std::getline(in, word, ',');
    show(word);
    in >> whole;
    std::cout << whole << in.get() << char(in.peek()) << '\n';
    in.unget();
    in.putback('4');
    in.putback('x');
    state(in);
    in.clear();
    in >> std::ws;
    while (std::getline(in, word)) show(word);
    state(in);
}

static void bytes() {
    char text[5], letter;
    std::istringstream in("abcdefgh\nij\nk");
    in.getline(text, 5);
    std::cout << text << in.gcount() << '\n';
    in.clear();
    in.read(text, 3);
    std::cout << std::string(text, 3) << in.gcount() << ' ' << in.tellg() << '\n';
    in.ignore(100, '\n');
    in >> std::setw(2) >> text;
    in >> std::noskipws >> letter;
    std::cout << text << letter << '\n';
    in >> letter;
    std::cout << int(letter) << '\n';
    in.seekg(0);
    in.ignore().get(letter);
    std::cout << letter << in.tellg() << '\n';
    in.ignore(3);
    in.read(text, 4);
    in.str("new text");
    int words = 0;
    for (std::string word; in >> std::skipws >> word; words++) show(word);
    std::cout << words << '\n';
    state(in);
}

static void standard_input() {
    int first, second;
    double real;
    std::string word, line;
    std::cin >> first >> second >> real >> word;
    std::cin.ignore();
    std::getline(std::cin, line);
    std::cout << first << ' ' << second << ' ' << real << ' ' << word << ' ' << line << '\n';
    while (std::cin >> word) std::cout << word << ' ';
    state(std::cin);
}

int main() {
    writes();
    kinds();
    reads();
    bytes();
    standard_input();
    std::cout << std::setw(5) << std::hex << 17 << std::endl;
    DONE;
}
