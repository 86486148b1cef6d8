//! Programs whose executions do not end by themselves.

mod support;

use support::check_text;

/// A counter of eight bits has 256 values, but the executions of this program have no end.
const WRAPS: &str = "#include <pthread.h>
#include <stdatomic.h>
atomic_uchar counter;
atomic_int stop;
static void *count(void *unused) {
    while (!stop)
        atomic_fetch_add(&counter, 1);
    return unused;
}
int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, count, 0);
    stop = 1;
    pthread_join(thread, 0);
}
";

#[test]
fn states_are_explored_where_executions_do_not_end() {
    let report = check_text("wraps", WRAPS, &[]);
    assert_eq!(
        (&report["verdict"], &report["algorithm"]),
        (&"verified".into(), &"stateful".into())
    );
    // The thread sees the end of its loop with each of the 256 values of the counter.
    assert_eq!(report["explored"]["complete"], 256);
    let note = report["note"].as_str().unwrap_or_default();
    assert!(note.contains("pop does not end here") && note.contains(":6"), "{note}");
    let report = check_text("wraps-pop", WRAPS, &["--algorithm", "pop"]);
    assert_eq!(report["limits_hit"][0], "max-steps");
    let endless = WRAPS.replace("atomic_uchar", "atomic_uint");
    let report = check_text("endless-counter", &endless, &[]);
    assert_eq!((&report["verdict"], &report["algorithm"]), (&"incomplete".into(), &"pop".into()));
    assert_eq!(report["running"]["stateful_tried"], true, "{report}");
}

/// An execution may be much longer than others and end all the same, with more states than are tried.
#[test]
fn long_executions_are_explored_where_they_end() {
    let text = "#include <pthread.h>
static int first;
static unsigned steps;
static void *work(void *unused) {
    if (!first)
        for (unsigned k = 0; k < 12000; k++)
            steps = 3 * steps + k;
    return unused;
}
int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, work, 0);
    first = 1;
    pthread_join(thread, 0);
}
";
    let report = check_text("much-longer", text, &["--stutter", "off"]);
    assert_eq!((&report["verdict"], &report["algorithm"]), (&"verified".into(), &"pop".into()));
    // The load comes before the store, or after it.
    assert_eq!(report["explored"]["complete"], 2, "{report}");
}

/// Two threads that see each other's nodes in the queue of a lock never come back to the same state, but to one
/// with other names.
#[test]
fn states_are_explored_where_executions_get_much_longer_than_others() {
    let program = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../tests/programs/blocked/names/two_pollers_of_a_queue_lock.c"
    );
    let text = std::fs::read_to_string(program).expect("the program");
    let report = check_text("two-pollers", &text, &[]);
    assert_eq!(
        (&report["verdict"], &report["algorithm"]),
        (&"verified".into(), &"stateful".into())
    );
}

/// The names of what the creator has ended are used again under `sdpor`, too, and it finds what `stateful` does.
#[test]
fn sdpor_uses_names_again() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/programs");
    let mut compared = 0;
    for folder in ["blocked/names", "fail/names"].map(|name| format!("{folder}/{name}")) {
        for file in std::fs::read_dir(folder).expect("programs") {
            let path = file.expect("a program").path();
            let text = std::fs::read_to_string(&path).expect("its text");
            if !text.starts_with("// mazurka: --algorithm stateful\n") {
                continue;
            }
            let found = ["stateful", "sdpor"].map(|algorithm| {
                let name = format!("reused-{algorithm}-{compared}");
                let report = check_text(&name, &text, &["--algorithm", algorithm]);
                let kinds = report["violations"].as_array().cloned().unwrap_or_default();
                let kinds: Vec<_> = kinds.iter().map(|found| found["kind"].clone()).collect();
                (report["verdict"].clone(), kinds)
            });
            assert_ne!(found[0].0, "incomplete", "{}", path.display());
            assert_eq!(found[0], found[1], "{}", path.display());
            compared += 1;
        }
    }
    assert!(compared > 10, "{compared}");
}

/// A thread that needs eight iterations to come back is not compared with all of its visits, but cut off all the same. What
/// it adds to is in none of its registers, where it would be seen at the next visit.
#[test]
fn a_thread_that_comes_back_after_many_iterations_is_cut_off() {
    let text = WRAPS.replace("atomic_fetch_add(&counter, 1)", "atomic_fetch_add(&counter, 32)");
    let report = check_text("eight-values", &text, &["--algorithm", "pop"]);
    assert_eq!((&report["verdict"], &report["algorithm"]), (&"verified".into(), &"pop".into()));
    // The loop ends with each of the eight values, after one or two rounds.
    let complete = report["explored"]["complete"].as_u64().unwrap_or(0);
    assert!((8..=16).contains(&complete), "{report}");
}

#[test]
fn loops_tell_how_often_threads_were_cut_off_in_them() {
    let text = WRAPS.replace("atomic_fetch_add(&counter, 1)", "counter = !counter");
    let report = check_text("toggles", &text, &[]);
    assert_eq!((&report["verdict"], &report["algorithm"]), (&"verified".into(), &"pop".into()));
    let loops = report["loops"].as_array().cloned().unwrap_or_default();
    let cut: Vec<u64> = loops.iter().filter_map(|l| l["cut_off"].as_u64()).collect();
    // However late the loop ends, the thread comes back to where it was once before that.
    assert_eq!(cut, [report["explored"]["blocked"].as_u64().unwrap_or(0)], "{report}");
}
