// mazurka: -- -std=c++17
// verdict: verified
// executions: 1
// because: output to std::cout does not order threads, and each string stream belongs to one
//
// Streams: what is written, in which form, and what is read back.
#include <cassert>
#include <iomanip>
#include <iostream>
#include <sstream>
#include <string>
#include <thread>

static void print(int number) {
    std::ostringstream line;
    line << "thread " << number << '\n';
    std::cout << line.str() << std::hex << 255 << std::dec << std::endl;
}

int main() {
    std::thread one(print, 1), two(print, 2);
    one.join();
    two.join();
    std::ostringstream out;
    out << std::setw(6) << std::setfill('0') << 42 << '|' << std::left << std::setw(4) << 1 << '|' << std::internal
        << std::setw(5) << -5 << '|' << std::setw(7) << "text" << '|' << std::showbase << std::oct << 8 << '|' << std::hex << -1;
    assert(out.str() == "000042|1000|-0005|000text|010|0xffffffff");
    out.str("");
    out << std::dec << 1.0 / 3 << ' ' << std::fixed << std::setprecision(2) << 2.0 / 3 << ' ' << std::scientific << 12345.678
        << ' ' << std::uppercase << std::hex << 255u << ' ' << std::boolalpha << true << ' ' << (const void *)nullptr;
    assert(out.str() == "0.333333 0.67 1.23e+04 0XFF true (nil)");
    std::istringstream in("12 word 3.5 x 0x1f -7 99999999999 rest");
    int number, negative, large = 0;
    std::string word;
    double real;
    char letter;
    unsigned hexadecimal;
    in >> number >> word >> real >> letter >> std::hex >> hexadecimal >> std::dec >> negative;
    assert(in && number == 12 && word == "word" && real == 3.5 && letter == 'x' && hexadecimal == 31 && negative == -7);
    assert(!(in >> large) && large == 2147483647 && !in.eof());
    in.clear();
    std::getline(in, word);
    assert(word == " rest" && in.eof());
}
