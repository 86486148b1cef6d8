/* std::ios: the state of a stream. */

#include "cxxstream.h"

#define IOS(member) __asm__("_ZNSt9basic_iosIcSt11char_traitsIcEE" member)
#define CONST_IOS(member) __asm__("_ZNKSt9basic_iosIcSt11char_traitsIcEE" member)

bool is_good(const struct ios *ios) CONST_IOS("4goodEv");
bool is_good(const struct ios *ios) { return ios->state == 0; }
bool is_bad(const struct ios *ios) CONST_IOS("3badEv");
bool is_bad(const struct ios *ios) { return ios->state & BAD; }
bool is_at_end(const struct ios *ios) CONST_IOS("3eofEv");
bool is_at_end(const struct ios *ios) { return ios->state & AT_END; }
bool has_failed(const struct ios *ios) CONST_IOS("4failEv");
bool has_failed(const struct ios *ios) { return ios->state & (BAD | FAILED); }
bool is_true(const struct ios *ios) CONST_IOS("cvbEv");
bool is_true(const struct ios *ios) { return !has_failed(ios); }
bool is_false(const struct ios *ios) CONST_IOS("ntEv");
bool is_false(const struct ios *ios) { return has_failed(ios); }
unsigned state(const struct ios *ios) CONST_IOS("7rdstateEv");
unsigned state(const struct ios *ios) { return ios->state; }

void add_state(struct ios *ios, unsigned state) IOS("8setstateESt12_Ios_Iostate");
void add_state(struct ios *ios, unsigned state) { set_state(ios, state); }
void clear_state(struct ios *ios, unsigned state) IOS("5clearESt12_Ios_Iostate");
void clear_state(struct ios *ios, unsigned state) {
    ios->state = 0;
    set_state(ios, state);
}

unsigned exceptions(const struct ios *ios) CONST_IOS("10exceptionsEv");
unsigned exceptions(const struct ios *ios) { return ios->exceptions; }
void set_exceptions(struct ios *ios, unsigned state) IOS("10exceptionsESt12_Ios_Iostate");
void set_exceptions(struct ios *ios, unsigned state) {
    ios->exceptions = state;
    set_state(ios, 0);
}

char get_fill(const struct ios *ios) CONST_IOS("4fillEv");
char get_fill(const struct ios *ios) { return ios->fill; }
char change_fill(struct ios *ios, char fill) IOS("4fillEc");
char change_fill(struct ios *ios, char fill) {
    char old = ios->fill;
    ios->fill = fill;
    return old;
}

struct buffer *get_buffer(const struct ios *ios) CONST_IOS("5rdbufEv");
struct buffer *get_buffer(const struct ios *ios) { return ios->buffer; }
void *get_tie(const struct ios *ios) CONST_IOS("3tieEv");
void *get_tie(const struct ios *ios) { return ios->tie; }
void *set_tie(struct ios *ios, void *stream) IOS("3tieEPSo");
void *set_tie(struct ios *ios, void *stream) {
    void *old = ios->tie;
    ios->tie = stream;
    return old;
}

bool sync_with_stdio(bool wanted) __asm__("_ZNSt8ios_base15sync_with_stdioEb");
bool sync_with_stdio(bool wanted) { return true; }
