//! What a verdict says: what was looked for, what was not, and what it does not mean.

mod support;

use serde_json::Value;
use std::fs;
use support::{mazurka, scratch, stdout};

/// What the report of a program says, for people and for scripts.
fn check(test: &str, program: &str, options: &[&str]) -> (String, Value) {
    let file = scratch(test).join("program.c");
    fs::write(&file, program).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let file = file.display().to_string();
    let text = stdout(&mazurka(&[&["check", &file], options].concat()));
    let json = stdout(&mazurka(&[&["check", &file, "--format", "json"], options].concat()));
    let json = serde_json::from_str(&json).unwrap_or_else(|error| panic!("{error}: {json}"));
    // Long lines are broken.
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    (text.replace(&file, "program.c"), json)
}

/// The kinds of the warnings of a report.
fn kinds(report: &Value) -> Vec<&str> {
    let warnings = report["warnings"].as_array().map_or(&[][..], Vec::as_slice);
    warnings.iter().filter_map(|warning| warning["kind"].as_str()).collect()
}

const NOTHING: &str = "int main(void) { return 0; }\n";

/// Data races with operations of 16 bytes are not looked for, which must not be a secret.
#[test]
fn what_is_not_compared_for_data_races_is_named() {
    let text = "#include <pthread.h>
static _Alignas(16) __int128 wide;
static void *set(void *unused) {
    __int128 one = 1;
    __atomic_store(&wide, &one, __ATOMIC_SEQ_CST);
    return unused;
}
int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, set, 0);
    *(long *)&wide = 7;
    pthread_join(thread, 0);
}
";
    let kinds = |name: &str, text: &str, check: &str| -> Vec<String> {
        let report = support::check_text(name, text, &["--check", check]);
        let warnings = report["warnings"].as_array().cloned().unwrap_or_default();
        warnings.iter().map(|warning| warning["kind"].to_string()).collect()
    };
    assert_eq!(kinds("wide-races", text, "data-races"), ["\"atomic-section\""]);
    assert!(kinds("wide-plain", text, "assertions").is_empty());
    let narrow = text.replace("__int128", "long");
    assert!(kinds("narrow", &narrow, "data-races").is_empty());
}

#[test]
fn a_verdict_names_what_was_looked_for() {
    let (text, report) = check("verdict_default", NOTHING, &[]);
    assert!(
        text.contains(
            "program.c: verified: every execution was explored under sequential consistency without"
        ),
        "{text}"
    );
    assert!(text.contains("data races"), "{text}");
    assert_eq!(report["memory_model"], "sc");
    let default = ["assertions", "deadlocks", "livelocks", "memory", "uninitialized"];
    let checked = report["checked"].as_array().cloned().unwrap_or_default();
    assert!(default.iter().all(|name| checked.contains(&Value::from(*name))), "{checked:?}");
    assert!(
        report["not_checked"].as_array().is_some_and(|list| list.contains(&"data-races".into()))
    );
    assert!(kinds(&report).is_empty(), "{report}");
}

#[test]
fn what_was_switched_off_is_named() {
    let deadlock = "#include <pthread.h>\n\
        static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;\n\
        int main(void) { pthread_mutex_lock(&m); pthread_mutex_lock(&m); return 0; }\n";
    let (text, report) = check("verdict_off", deadlock, &["--check", "assertions"]);
    assert!(text.contains("without failed assertions; deadlocks, livelocks"), "{text}");
    assert_eq!(report["checked"], Value::from(vec!["assertions"]));
    assert_eq!(kinds(&report), ["no-complete-execution"], "{text}");
    assert!(text.contains("warning: no execution is complete"), "{text}");
}

#[test]
fn an_assumption_that_never_holds_is_noticed() {
    let vacuous = "void __VERIFIER_assume(int);\n\
        int main(void) { __VERIFIER_assume(3 == 4); return 0; }\n";
    let (text, report) = check("verdict_vacuous", vacuous, &[]);
    assert_eq!(report["verdict"], "verified");
    assert_eq!(kinds(&report), ["no-complete-execution"], "{text}");
}

#[test]
fn assertions_that_are_not_reached_are_named() {
    let program = "#include <assert.h>\n\
        int x;\n\
        int main(void) {\n\
            assert(x == 0);\n\
            if (x) {\n\
                assert(x > 1);\n\
            }\n\
            return 0;\n\
        }\n";
    let (text, report) = check("verdict_unreached", program, &[]);
    assert_eq!(kinds(&report), ["assertion-not-reached"], "{text}");
    assert_eq!(report["warnings"][0]["location"]["line"], 6);
    assert!(text.contains("warning: program.c:6: no execution reaches this assertion"), "{text}");
    let (_, report) = check("verdict_reached", &program.replace("int x;", "int x = 0;"), &[]);
    assert_eq!(kinds(&report).len(), 1, "{report}");
    let both = program.replace("if (x)", "if (!x)").replace("x > 1", "x < 1");
    let (_, report) = check("verdict_both", &both, &[]);
    assert!(kinds(&report).is_empty(), "{report}");
}

#[test]
fn many_assertions_that_are_not_reached_are_counted() {
    let lines: String = (0..9).map(|k| format!("    assert(x != {k});\n")).collect();
    let program = format!(
        "#include <assert.h>\nint x;\nint main(void) {{\n  if (x) {{\n{lines}  }}\n  return 0;\n}}\n"
    );
    let (text, report) = check("verdict_many", &program, &[]);
    assert_eq!(kinds(&report).len(), 6, "{text}");
    assert!(text.contains("program.c:10: no execution reaches 4 more assertions"), "{text}");
}

#[test]
fn weak_orders_are_said_to_be_taken_for_strong_ones() {
    let program = "#include <stdatomic.h>\n\
        atomic_int x;\n\
        int main(void) {\n\
            atomic_store(&x, 1);\n\
            return atomic_load_explicit(&x, memory_order_relaxed) - 1;\n\
        }\n";
    let (text, report) = check("verdict_weak", program, &[]);
    assert_eq!(kinds(&report), ["weak-orders"], "{text}");
    assert_eq!(report["warnings"][0]["location"]["line"], 5);
    assert!(text.contains("1 atomic operation has a weaker order than seq_cst"), "{text}");
    let strong = program.replace("relaxed", "seq_cst");
    let (_, report) = check("verdict_strong", &strong, &[]);
    assert!(kinds(&report).is_empty(), "{report}");
}

#[test]
fn a_limit_is_a_warning() {
    let program = "#include <pthread.h>\n\
        int x;\n\
        void *t(void *a) { x = 1; return a; }\n\
        int main(void) { pthread_t p; pthread_create(&p, 0, t, 0); x = 2; pthread_join(p, 0); }\n";
    let (text, report) = check("verdict_limit", program, &["--max-executions", "1"]);
    assert_eq!(report["verdict"], "incomplete");
    assert_eq!(kinds(&report), ["limit"], "{text}");
    assert!(text.contains("which had found no failed assertions"), "{text}");
}
