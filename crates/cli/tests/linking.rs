//! Programs of several files.

mod support;

use serde_json::Value;
use std::fs;
use std::path::Path;
use support::{mazurka, scratch, stderr, stdout};

fn write(folder: &Path, name: &str, text: &str) -> String {
    let file = folder.join(name);
    fs::write(&file, text).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    file.display().to_string()
}

fn executions(args: &[&str]) -> (Option<i32>, Value) {
    let output = mazurka(&[&["check", "--format", "json", "--keep-going"], args].concat());
    let report: Value = serde_json::from_slice(&output.stdout)
        .unwrap_or_else(|error| panic!("{args:?}: {error}: {}", stderr(&output)));
    (output.status.code(), report["explored"]["executions"].clone())
}

const HEADER: &str = "#include <pthread.h>
struct pair { int first, second; };
extern struct pair shared;
extern pthread_mutex_t lock;
static int steps;
static inline int twice(int x) { return 2 * x; }
void add(struct pair by);
int sum(void);
";

const PAIR: &str = "#include \"pair.h\"
struct pair shared;
pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int helper(int x) { steps++; return twice(x); }
void add(struct pair by) {
    pthread_mutex_lock(&lock);
    shared.first += by.first;
    shared.second += helper(by.second);
    pthread_mutex_unlock(&lock);
}
int sum(void) { return shared.first + shared.second; }
";

const MAIN: &str = "#include \"pair.h\"
#include <assert.h>
static void *worker(void *p) { struct pair one = {1, (int)(long)p}; add(one); return p; }
static int check(int x) { return steps == 0 && x == 8; }
int main(void) {
    pthread_t threads[2];
    for (long i = 0; i < 2; i++) pthread_create(&threads[i], 0, worker, (void *)(i + 1));
    int early = sum();
    for (int i = 0; i < 2; i++) pthread_join(threads[i], 0);
    assert(check(sum()));
    return early;
}
";

/// Whether the files are compiled one by one or as one text makes no difference: but `steps` is one variable
/// then, so the text says which of them it means.
#[test]
fn files_have_the_executions_of_one_text() {
    let folder = scratch("linking_one_text");
    write(&folder, "pair.h", &format!("#ifndef PAIR\n#define PAIR\n{HEADER}#endif\n"));
    let [pair, main] = [write(&folder, "pair.c", PAIR), write(&folder, "main.c", MAIN)];
    let one =
        "#include \"pair.c\"\n#define steps main_steps\nstatic int steps;\n#include \"main.c\"\n";
    let one = write(&folder, "one.c", one);
    let expected = executions(&[&one]);
    assert_eq!(expected.0, Some(0));
    assert_eq!(executions(&[&pair, &main]), expected);
    assert_eq!(executions(&[&main, &pair]), expected);
    for algorithm in ["optimal", "dpor", "sdpor"] {
        let own = |files: &[&str]| executions(&[files, &["--algorithm", algorithm]].concat());
        assert_eq!(own(&[&main, &pair]), own(&[&one]), "{algorithm}");
    }
}

/// Inline functions, templates, and variables with constructors in two files, with one `static` name each.
#[test]
fn files_in_cxx_share_what_is_inline() {
    let folder = scratch("linking_cxx");
    write(
        &folder,
        "counter.hpp",
        "#pragma once
#include <atomic>
struct Counter { std::atomic<int> value; Counter() : value(7) {} virtual int get() { return value; } };
inline Counter counter;
template <class T> struct Named { static T made; };
template <class T> T Named<T>::made = T(counter.get() + 1);
template <class T> T largest(T a, T b) { return a > b ? a : b; }
int other();
",
    );
    let a = "#include \"counter.hpp\"\n#include <cassert>\n#include <thread>
struct Own { int id; Own() : id(counter.value++) {} };
static Own own;
int main() {
    assert(own.id + other() == 7 + 8);
    assert(Named<int>::made == 8 && largest(2, 3) == 3);
    std::thread thread([] { counter.value++; });
    thread.join();
    assert(counter.get() == 10);
}
";
    let b = "#include \"counter.hpp\"
struct Own { long first; int id; Own() : first(0), id(counter.value++) {} };
static Own own;
int other() { return own.id + largest(0, Named<int>::made - 8); }
";
    let [a, b] = [write(&folder, "a.cpp", a), write(&folder, "b.cpp", b)];
    let output = mazurka(&["check", &a, &b, "--", "-std=c++17"]);
    // Two structures of one name break the one definition rule: their constructors have the same symbol.
    assert_eq!(output.status.code(), Some(1), "{}", stderr(&output));
    let hidden = fs::read_to_string(&b).expect("it is there").replace("Own", "Other");
    let b = write(&folder, "c.cpp", &hidden);
    let output = mazurka(&["check", &a, &b, "--", "-std=c++17"]);
    assert_eq!(output.status.code(), Some(0), "{}{}", stdout(&output), stderr(&output));
}

const BANK: [&str; 2] = ["examples/bank/main.c", "examples/bank/account.c"];
const STUB: [&str; 2] = ["--stub", "examples/bank/journal_stub.c"];

/// Where a program has both languages, a standard is meant for the files of its language; where it has one, clang says
/// what is wrong.
#[test]
fn c_and_cxx_have_their_own_standards() {
    let folder = scratch("linking-languages");
    let c = write(&folder, "c.c", "int number(void) { auto int x = 3; return x; }\n");
    let cxx = write(
        &folder,
        "cxx.cpp",
        "#include <cassert>
extern \"C\" int number(void);
template <class... T> int sum(T... t) { return (t + ...); }
int main() { assert(sum(number(), 1) == 4); }
",
    );
    let standards = ["--", "-std=c11", "-std=c++17", "-stdlib=libstdc++"];
    assert_eq!(executions(&[&[&*cxx, &c], &standards[..]].concat()), (Some(0), 1.into()));
    let stub = ["check", &cxx, "--stub", &c, "--", "-std=c++17"];
    assert_eq!(mazurka(&stub).status.code(), Some(0));
    let output = mazurka(&["check", &c, "--", "-std=c++17"]);
    assert!(stderr(&output).contains("not allowed with 'C'"), "{}", stderr(&output));
}

/// Classes whose virtual functions, and so their descriptions, are in another file: casts, exceptions and types.
#[test]
fn classes_of_other_files_are_known() {
    let folder = scratch("linking-classes");
    write(
        &folder,
        "classes.h",
        "struct Base { virtual ~Base(); virtual int f(); };
struct Other { virtual ~Other(); };
struct Error : Base, Other { ~Error() override; int f() override; };
",
    );
    let classes = write(
        &folder,
        "classes.cpp",
        "#include \"classes.h\"
Base::~Base() {}
int Base::f() { return 1; }
Other::~Other() {}
Error::~Error() {}
int Error::f() { return 2; }
",
    );
    let main = write(
        &folder,
        "main.cpp",
        "#include \"classes.h\"
#include <cassert>
#include <typeinfo>
struct More : Error { int f() override { return 3; } };
int main() {
    More more;
    Base plain;
    Base *base = &more;
    assert(dynamic_cast<Error *>(base) && dynamic_cast<Other *>(base));
    assert(!dynamic_cast<Error *>(&plain));
    assert(typeid(*base) == typeid(More) && typeid(plain) == typeid(Base));
    try {
        throw Error();
    } catch (Other &) {
        return 0;
    }
    assert(false);
}
",
    );
    assert_eq!(executions(&[&main, &classes]), (Some(0), 1.into()));
    assert_eq!(executions(&[&classes, &main]), (Some(0), 1.into()));
}

#[test]
fn a_violation_is_told_with_the_files_it_is_in_and_can_be_replayed() {
    let folder = scratch("linking_replay");
    let trace = folder.join("bank.trace").display().to_string();
    let output = mazurka(&[&["check", "--trace", &trace][..], &BANK, &STUB].concat());
    assert_eq!(output.status.code(), Some(1), "{}", stderr(&output));
    let text = stdout(&output);
    assert!(text.contains("examples/bank/main.c:15"), "{text}");
    assert!(text.contains("examples/bank/account.c"), "{text}");
    let replayed = mazurka(&["replay", &trace]);
    assert_eq!(replayed.status.code(), Some(1), "{}", stderr(&replayed));
    let named = ["replay", &trace, BANK[0], BANK[1], STUB[1]];
    assert_eq!(mazurka(&named).status.code(), Some(1));
    let too_few = mazurka(&named[..4]);
    assert_eq!(too_few.status.code(), Some(2));
    assert!(stderr(&too_few).contains("it was written for 3 files, not 2"));
    // Beside the trace, but one of them has changed.
    for file in [BANK[0], BANK[1], STUB[1], "examples/bank/account.h"] {
        let name = Path::new(file).file_name().expect("a name");
        let file = support::repository().join(file);
        fs::copy(file, folder.join(name)).expect("it can be copied");
    }
    let elsewhere = |args: &[&str]| {
        let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_mazurka"));
        command.args(args).current_dir("/").output().expect("it runs")
    };
    assert_eq!(elsewhere(&["replay", &trace]).status.code(), Some(1));
    write(&folder, "journal_stub.c", "void journal(const char *what, long amount) {}\n");
    assert_eq!(elsewhere(&["replay", &trace]).status.code(), Some(2));
}

#[test]
fn what_is_missing_is_named_and_a_stub_supplies_it() {
    let output = mazurka(&[&["check"][..], &BANK].concat());
    assert_eq!(output.status.code(), Some(2), "{}", stdout(&output));
    let message = stderr(&output);
    for part in [
        "account.c:20:5: the function journal is not known",
        "in withdraw at",
        "in customer at",
        "--stub",
    ] {
        assert!(message.contains(part), "{message}");
    }
    let alone = mazurka(&["check", BANK[0]]);
    assert!(stderr(&alone).contains("the function withdraw is not known"));
}

/// A stub stands for a function of the program, and for one of the C library.
#[test]
fn a_stub_stands_for_a_definition() {
    let folder = scratch("linking_stub");
    let program = "#include <assert.h>\n#include <string.h>
int measure(void) { return 1; }
int main(void) { assert(measure() == 5 && strlen(\"abc\") == 42); return 0; }
";
    let program = write(&folder, "program.c", program);
    let stub = "#include <stddef.h>\nint measure(void) { return 5; }\nsize_t strlen(const char *s) { return 42; }\n";
    let stub = write(&folder, "stub.c", stub);
    assert_eq!(mazurka(&["check", &program]).status.code(), Some(1));
    let output = mazurka(&["check", &program, "--stub", &stub, "--", "-fno-builtin"]);
    assert_eq!(output.status.code(), Some(0), "{}{}", stdout(&output), stderr(&output));
}

#[test]
fn files_that_do_not_fit_together_are_refused() {
    let folder = scratch("linking_refused");
    let a = write(
        &folder,
        "a.c",
        "int shared = 1;\nint f(int x) {\n  return x;\n}\nint main(void) { return 0; }\n",
    );
    let twice = write(&folder, "twice.c", "\nint f(int x) { return x + 1; }\n");
    let wrong =
        write(&folder, "wrong.c", "long f(long, long);\nlong g(void) { return f(1, 2); }\n");
    let variable = write(&folder, "variable.c", "\nint shared = 2;\n");
    let tiny = write(&folder, "p.tiny", "p: x = 1\n");
    for (other, parts) in [
        (&twice, &["f is defined twice", "a.c:2", "twice.c:2"][..]),
        (&variable, &["shared is defined twice", "a.c:1", "variable.c:2"]),
        (
            &wrong,
            &["f is defined as i32 (i32), but declared as i64 (i64, i64)", "a.c:2", "wrong.c"],
        ),
        (&tiny, &["p.tiny: this cannot be linked with other files", "hint: give it alone"]),
    ] {
        let output = mazurka(&["check", &a, other]);
        assert_eq!(output.status.code(), Some(2), "{other}");
        let message = stderr(&output);
        assert!(parts.iter().all(|part| message.contains(part)), "{message}");
    }
}

/// The input belongs to what a trace was written for.
#[test]
fn a_replay_needs_the_same_input() {
    let folder = scratch("linking_input");
    let program = "#include <assert.h>\n#include <stdio.h>
int main(void) { int x = 0; scanf(\"%d\", &x); assert(x != 5); return 0; }
";
    let program = write(&folder, "program.c", program);
    let input = write(&folder, "input.txt", "5\n");
    let trace = folder.join("bug.trace").display().to_string();
    let args = ["check", &program, "--stdin", &input, "--trace", &trace];
    assert_eq!(mazurka(&args).status.code(), Some(1));
    assert_eq!(mazurka(&["replay", &trace]).status.code(), Some(1));
    write(&folder, "input.txt", "6\n");
    assert_eq!(mazurka(&args[..4]).status.code(), Some(0));
    assert_eq!(mazurka(&["replay", &trace]).status.code(), Some(2));
    let missing = mazurka(&["check", &program, "--stdin", "no such file"]);
    assert_eq!(missing.status.code(), Some(2), "{}", stderr(&missing));
}

/// Each file of a build has its own macros and folders.
#[test]
fn a_build_says_how_files_are_compiled() {
    let folder = scratch("linking_build");
    fs::create_dir_all(folder.join("include")).expect("a folder");
    fs::create_dir_all(folder.join("build")).expect("a folder");
    write(&folder, "include/number.h", "int number(void);\n");
    let number = "#include <number.h>\nint number(void) { return NUMBER; }\n";
    let number = write(&folder, "number.c", number);
    let main = "#include <assert.h>\n#include \"number.h\"\nint main(void) { assert(number() == NUMBER + 1); return 0; }\n";
    let main = write(&folder, "main.c", main);
    let other = write(&folder, "unused.c", "#error not chosen\n");
    let victim = folder.join("victim").display().to_string();
    let commands = serde_json::json!([
        {"directory": folder.join("build"), "file": "../number.c",
         "command": format!("cc -I../include -DNUMBER=5 -MD -MF {victim} -o {victim} -c ../number.c")},
        {"directory": folder, "file": main,
         "arguments": ["cc", "-Iinclude", "-D", "NUMBER=4", "-c", "main.c"]},
        {"directory": folder, "file": other, "command": "cc -c unused.c"},
    ]);
    let commands = write(&folder, "commands.json", &commands.to_string());
    let trace = folder.join("bug.trace").display().to_string();
    let chosen =
        ["check", "--compile-commands", &commands, "--only", "main.c", "--only", "number.c"];
    let output = mazurka(&chosen);
    assert_eq!(output.status.code(), Some(0), "{}{}", stdout(&output), stderr(&output));
    let named = mazurka(&["check", "--compile-commands", &commands, &number, &main]);
    assert_eq!(named.status.code(), Some(0), "{}", stderr(&named));
    assert!(!Path::new(&victim).exists());
    let wrong = [&chosen[..], &["--trace", &trace, "--", "-UNUMBER", "-DNUMBER=1"]].concat();
    assert_eq!(mazurka(&wrong).status.code(), Some(1));
    let replayed = mazurka(&["replay", &trace]);
    assert_eq!(replayed.status.code(), Some(1), "{}", stderr(&replayed));
    let all = mazurka(&chosen[..3]);
    assert!(stderr(&all).contains("not chosen"), "{}", stderr(&all));
    let none = mazurka(&["check", "--compile-commands", &commands, "--only", "nothing"]);
    assert_eq!(none.status.code(), Some(2));
    let unknown = mazurka(&["check", "--compile-commands", &commands, "examples/abba.c"]);
    assert!(stderr(&unknown).contains("is not in it"), "{}", stderr(&unknown));
}
