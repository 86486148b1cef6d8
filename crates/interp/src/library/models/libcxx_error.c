/* Errors of libc++: categories, and exceptions that carry a code. */

#include "libcxx.h"
#include <string.h>

struct category;

/* std::error_code and std::error_condition. */
struct code {
    int value;
    const struct category *category;
};

/* std::error_category and its virtual functions. */
struct category {
    const struct category_table {
        void (*destroy)(struct category *self);
        void (*delete)(struct category *self);
        const char *(*name)(const struct category *self);
        struct code (*condition)(const struct category *self, int value);
        bool (*is_condition)(const struct category *self, int value, const struct code *condition);
        bool (*is_code)(const struct category *self, const struct code *code, int condition);
        void (*message)(struct string *result, const struct category *self, int value);
    } *table;
};

/* std::system_error and std::future_error. */
struct error {
    const void *table;
    const char *text;
    struct code code;
};

void tell(struct error *error, const char *text) __asm__("mazurka.tell");
const char *error_text(int code) __asm__("mazurka.error_text");
void *allocate_exception(size_t size) __asm__("mazurka.__cxa_allocate_exception");
_Noreturn void throw(void *exception, const void *type, void (*destructor)(void *)) __asm__("mazurka.__cxa_throw");
void nothing_to_destroy(void *object) __asm__("mazurka.nothing_to_destroy");
extern const void *const system_error_table[] __asm__("_ZTVNSt3__112system_errorE");
extern const void *const system_error_type __asm__("_ZTINSt3__112system_errorE");
extern const void *const future_error_table[] __asm__("_ZTVNSt3__112future_errorE");
extern const void *const future_error_type __asm__("_ZTINSt3__112future_errorE");
void *init_exception(void *exception, const void *type, void (*destructor)(void *))
    __asm__("mazurka.__cxa_init_primary_exception");
void keep(void *exception) __asm__("mazurka.keep");

void mazurka_libcxx_string(struct string *string, const char *text) {
    size_t length = strlen(text);
    char *copy = string->local;
    if (length < sizeof string->local) {
        string->twice_length = 2 * length;
    } else {
        size_t room = (length + 16) & ~(size_t)15;
        copy = new (room);
        string->room = room | 1;
        string->length = length;
        string->text = copy;
    }
    memcpy(copy, text, length + 1);
}

const char *mazurka_libcxx_text(const struct string *string) {
    return string->twice_length & 1 ? string->text : string->local;
}

static void destroy(struct string *string) {
    if (string->twice_length & 1) delete (string->text);
}

#define CATEGORY STD "14error_category"
#define CONST_CATEGORY "_ZNKSt3__114error_category"
MODEL(void, destroy_category, CATEGORY "D2Ev", struct category *self) {}
SAME(destroy_whole_category, CATEGORY "D1Ev", CATEGORY "D2Ev", struct category *self);
MODEL(struct code, condition, CONST_CATEGORY "23default_error_conditionEi", const struct category *self, int value) {
    return (struct code){value, self};
}
MODEL(bool, is_condition, CONST_CATEGORY "10equivalentEiRKNS_15error_conditionE", const struct category *self, int value,
      const struct code *condition) {
    struct code mine = self->table->condition(self, value);
    return mine.value == condition->value && mine.category == condition->category;
}
MODEL(bool, is_code, CONST_CATEGORY "10equivalentERKNS_10error_codeEi", const struct category *self,
      const struct code *code, int condition) {
    return code->category == self && code->value == condition;
}

static const char *generic_name(const struct category *self) { return "generic"; }
static const char *system_name(const struct category *self) { return "system"; }
static const char *future_name(const struct category *self) { return "future"; }
static void error_message(struct string *result, const struct category *self, int value) {
    mazurka_libcxx_string(result, error_text(value));
}
static const char *future_text(int code) {
    switch (code) {
    case 1: return "The future has already been retrieved from the promise or packaged_task.";
    case 2: return "The state of the promise has already been set.";
    case 3: return "Operation not permitted on an object without an associated state.";
    case 4: return "The associated promise has been destructed prior to the associated state becoming ready.";
    default: return "unspecified future_errc value\n";
    }
}
static void future_message(struct string *result, const struct category *self, int value) {
    mazurka_libcxx_string(result, future_text(value));
}

static const struct category_table generic_table = {
    destroy_category, destroy_category, generic_name, condition, is_condition, is_code, error_message};
static const struct category generic = {&generic_table};
MODEL(const struct category *, generic_category, STD "16generic_categoryEv", void) { return &generic; }

/* The numbers of the system are those of the generic category. */
static struct code system_condition(const struct category *self, int value) { return (struct code){value, &generic}; }
static const struct category_table system_table = {
    destroy_category, destroy_category, system_name, system_condition, is_condition, is_code, error_message};
static const struct category system = {&system_table};
MODEL(const struct category *, system_category, STD "15system_categoryEv", void) { return &system; }

static const struct category_table future_table = {
    destroy_category, destroy_category, future_name, condition, is_condition, is_code, future_message};
static const struct category future = {&future_table};
MODEL(const struct category *, future_category, STD "15future_categoryEv", void) { return &future; }

MODEL(void, code_message, "_ZNKSt3__110error_code7messageEv", struct string *result, const struct code *self) {
    self->category->table->message(result, self->category, self->value);
}
MODEL(void, condition_message, "_ZNKSt3__115error_condition7messageEv", struct string *result, const struct code *self) {
    self->category->table->message(result, self->category, self->value);
}

/* What was told, a colon, and the message of the code if that is an error. */
static void make(struct error *self, struct code code, const char *what) {
    struct string message;
    code.category->table->message(&message, code.category, code.value);
    const char *text = mazurka_libcxx_text(&message);
    if (*what && code.value) {
        size_t length = strlen(what), more = strlen(text) + 1;
        char *all = new (length + 2 + more);
        memcpy(all, what, length);
        memcpy(all + length, ": ", 2);
        memcpy(all + length + 2, text, more);
        tell(self, all);
        delete (all);
    } else {
        tell(self, code.value ? text : what);
    }
    destroy(&message);
    self->table = system_error_table + 2;
    self->code = code;
}

#define ERROR STD "12system_error"
#define CATEGORY_REFERENCE "RKNS_14error_categoryE"
MODEL(void, error_of_code, ERROR "C1ENS_10error_codeE", struct error *self, struct code code) { make(self, code, ""); }
SAME(base_error_of_code, ERROR "C2ENS_10error_codeE", ERROR "C1ENS_10error_codeE", struct error *self, struct code code);
MODEL(void, error_of_code_and_text, ERROR "C1ENS_10error_codeEPKc", struct error *self, struct code code, const char *what) {
    make(self, code, what);
}
SAME(base_error_of_code_and_text, ERROR "C2ENS_10error_codeEPKc", ERROR "C1ENS_10error_codeEPKc", struct error *self,
     struct code code, const char *what);
MODEL(void, error_of_code_and_string, ERROR "C1ENS_10error_codeERK" STRING, struct error *self, struct code code,
      const struct string *what) {
    make(self, code, mazurka_libcxx_text(what));
}
SAME(base_error_of_code_and_string, ERROR "C2ENS_10error_codeERK" STRING, ERROR "C1ENS_10error_codeERK" STRING,
     struct error *self, struct code code, const struct string *what);
MODEL(void, error_of_value, ERROR "C1Ei" CATEGORY_REFERENCE, struct error *self, int value, const struct category *category) {
    make(self, (struct code){value, category}, "");
}
SAME(base_error_of_value, ERROR "C2Ei" CATEGORY_REFERENCE, ERROR "C1Ei" CATEGORY_REFERENCE, struct error *self, int value,
     const struct category *category);
MODEL(void, error_of_value_and_text, ERROR "C1Ei" CATEGORY_REFERENCE "PKc", struct error *self, int value,
      const struct category *category, const char *what) {
    make(self, (struct code){value, category}, what);
}
SAME(base_error_of_value_and_text, ERROR "C2Ei" CATEGORY_REFERENCE "PKc", ERROR "C1Ei" CATEGORY_REFERENCE "PKc",
     struct error *self, int value, const struct category *category, const char *what);
MODEL(void, error_of_value_and_string, ERROR "C1Ei" CATEGORY_REFERENCE "RK" STRING, struct error *self, int value,
      const struct category *category, const struct string *what) {
    make(self, (struct code){value, category}, mazurka_libcxx_text(what));
}
SAME(base_error_of_value_and_string, ERROR "C2Ei" CATEGORY_REFERENCE "RK" STRING,
     ERROR "C1Ei" CATEGORY_REFERENCE "RK" STRING, struct error *self, int value, const struct category *category,
     const struct string *what);

void throw_system_error(int code, const char *what) {
    struct error *error = allocate_exception(sizeof *error);
    make(error, (struct code){code, &system}, what);
    throw(error, &system_error_type, nothing_to_destroy);
}

#define FUTURE STD "12future_error"
MODEL(void, make_future_error, FUTURE "C1ENS_10error_codeE", struct error *self, struct code code) {
    self->code = code;
    tell(self, future_text(code.value));
    self->table = future_error_table + 2;
}
SAME(make_base_future_error, FUTURE "C2ENS_10error_codeE", FUTURE "C1ENS_10error_codeE", struct error *self, struct code code);

/* A std::future_error that the caller owns. */
void *mazurka_libcxx_future_error(int code) {
    struct error *error = allocate_exception(sizeof *error);
    make_future_error(error, (struct code){code, &future});
    init_exception(error, &future_error_type, nothing_to_destroy);
    keep(error);
    return error;
}
