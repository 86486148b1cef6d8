//! Values in the words of the source: bit-fields, and variables that the user asks for.

mod support;

use serde_json::Value;

/// Bit-fields of all kinds in one storage unit, and an update of one of them that is lost.
const FLAGS: &str = "#include <assert.h>\n#include <pthread.h>\n#include <stdbool.h>\n\
    enum mode { IDLE, BUSY, DONE };\n\
    struct flags { unsigned ready : 1; enum mode mode : 2; int delta : 3; bool open : 1; };\n\
    struct flags flags = {0, IDLE, 0, true};\n\
    void *a(void *p) { flags.ready = 1; return p; }\n\
    void *b(void *p) { flags.delta = -2; flags.mode = BUSY; return p; }\n\
    int main(void) { pthread_t s, t; pthread_create(&s, 0, a, 0); pthread_create(&t, 0, b, 0);\n\
    pthread_join(s, 0); pthread_join(t, 0);\n\
    assert(flags.ready && flags.delta == -2 && flags.mode == BUSY); }\n";

/// The values of the steps on an object, in order.
fn values(report: &Value, object: &str) -> Vec<String> {
    let steps = report["violations"][0]["trace"].as_array().cloned().unwrap_or_default();
    let of = steps.iter().filter(|step| step["object"] == object);
    of.filter_map(|step| step["value"].as_str().map(str::to_string)).collect()
}

fn shown(report: &Value) -> Vec<(String, String)> {
    let text = |value: &Value| value.as_str().unwrap_or_default().to_string();
    let all = report["violations"][0]["shown"].as_array().cloned().unwrap_or_default();
    all.iter().map(|shown| (text(&shown["name"]), text(&shown["value"]))).collect()
}

#[test]
fn bit_fields_have_names_and_values() {
    let report = support::check_text("values_flags", FLAGS, &[]);
    let found = values(&report, "flags.{ready,mode,delta,open}");
    // The first step on them reads what they were initialised to, whoever makes it.
    let first = "{ready: 0, mode: IDLE, delta: 0, open: true}";
    assert_eq!(found.first().map(String::as_str), Some(first), "{found:?}");
    // Whichever order fails, both fields are written, and nobody touches the others.
    for part in ["ready: 1", "delta: -2"] {
        assert!(found.iter().any(|value| value.contains(part)), "{part} in {found:?}");
    }
    assert!(found.iter().all(|value| value.ends_with("open: true}")), "{found:?}");
}

#[test]
fn of_many_bit_fields_those_are_shown_that_are_not_0() {
    let text = "#include <assert.h>\nstruct { unsigned a:1, b:1, c:1, d:1, e:3; } bits;\n\
        unsigned one; int main(void) { bits.e = 5; bits.b = 1; assert(bits.a); }\n";
    let report = support::check_text("values_bits", text, &[]);
    let found = values(&report, "bits.{a,b,c,d,e}");
    assert!(found.contains(&"{all 0}".to_string()), "{found:?}");
    assert!(found.contains(&"{b: 1, e: 5, others 0}".to_string()), "{found:?}");
}

#[test]
fn one_bit_field_alone_is_a_member_like_others() {
    let text = "#include <assert.h>\nstruct { int x; unsigned only : 3; int y; } s;\n\
        int main(void) { s.only = 6; assert(s.only == 5); }\n";
    let report = support::check_text("values_only", text, &[]);
    let found = values(&report, "s.only");
    assert_eq!(found.last().map(String::as_str), Some("6"), "{found:?}");
}

#[test]
fn structures_are_shown_on_demand() {
    let text = "#include <assert.h>\n#include <pthread.h>\n#include <stdlib.h>\n\
        enum color { RED, GREEN };\n\
        struct node { int value; struct node *next; };\n\
        struct queue { pthread_mutex_t lock; unsigned head, tail; short slots[2][2]; enum color color;\n\
          unsigned low : 4, high : 4; struct node *first; char many[20]; };\n\
        struct queue queue; struct node *list, *raw; int *gone; int *nothing;\n\
        void *f(void *p) { queue.head = 2; return p; }\n\
        int main(void) { pthread_t t; list = malloc(sizeof *list); list->value = 7; list->next = 0;\n\
        queue.slots[1][0] = -3; queue.color = GREEN; queue.high = 9; queue.first = list;\n\
        gone = malloc(4); free(gone); raw = malloc(sizeof *raw); raw->value = 1; pthread_create(&t, 0, f, 0); pthread_join(t, 0);\n\
        assert(queue.tail == queue.head); }\n";
    let names = [
        "queue",
        "queue.slots",
        "queue.many[3]",
        "*list",
        "*raw",
        "list->value",
        "queue.first->next",
        "*gone",
        "*nothing",
        "other",
        "queue.high",
        "queue.nope",
        "queue.tail[0]",
        "queue.many[20]",
    ];
    let options: Vec<&str> = names.iter().flat_map(|name| ["--show", name]).collect();
    let report = support::check_text("values_shown", text, &options);
    let zeros = "[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, …]";
    let queue = format!(
        "{{lock: …, head: 2, tail: 0, slots: [[0, 0], [-3, 0]], color: GREEN, low: 0, high: 9, first: &node#1, \
         many: {zeros}}}"
    );
    let expected = [
        ("queue", queue.as_str()),
        ("queue.slots", "[[0, 0], [-3, 0]]"),
        ("queue.many[3]", "0"),
        ("*list", "{value: 7, next: null}"),
        ("*raw", "{value: 1, next: ?}"),
        ("list->value", "7"),
        ("queue.first->next", "null"),
        ("*gone", "(it was freed)"),
        ("*nothing", "(the pointer leads nowhere)"),
        ("other", "(there is no global variable of that name)"),
        ("queue.high", "(it is a bit-field: show its structure)"),
        ("queue.nope", "(there is no member of that name)"),
        ("queue.tail[0]", "(it has no elements)"),
        ("queue.many[20]", "(the index is too large)"),
    ];
    let expected = expected.map(|(name, value)| (name.to_string(), value.to_string()));
    assert_eq!(shown(&report), expected, "{report:#}");
}

#[test]
fn objects_of_classes_are_shown_with_their_bases() {
    let folder = support::scratch("values_cxx");
    let file = folder.join("pool.cpp");
    let text = "#include <cassert>\n#include <mutex>\n#include <thread>\n\
        struct base { int id = 4; };\n\
        class pool : base { public: bool stop_ = false; unsigned busy_ : 2 = 1; std::mutex lock_;\n\
          void shut() { std::lock_guard<std::mutex> guard(lock_); stop_ = true; busy_ = 3; } };\n\
        pool workers;\n\
        int main() { std::thread t([] { workers.shut(); }); t.join(); assert(!workers.stop_); }\n";
    std::fs::write(&file, text).unwrap_or_else(|error| panic!("{error}"));
    let path = file.display().to_string();
    let output = support::mazurka(&["check", &path, "--show", "workers", "--format", "json"]);
    let report: Value = serde_json::from_slice(&output.stdout).unwrap_or_default();
    let value = "{{id: 4}, stop_: true, busy_: 3, lock_: …}";
    assert_eq!(shown(&report), [("workers".to_string(), value.to_string())], "{report:#}");
    let output = support::mazurka(&["check", &path, "--show", "workers"]);
    let human = support::stdout(&output);
    assert!(human.contains(&format!("workers = {value}\n")), "{human}");
}
