//! The command line as users and scripts meet it: exit status, JSON, messages.

use serde_json::Value;
use std::path::PathBuf;
use std::process::{Command, Output};

fn example(name: &str) -> String {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../examples");
    root.join(name).display().to_string()
}

fn mazurka(args: &[&str]) -> Output {
    match Command::new(env!("CARGO_BIN_EXE_mazurka")).args(args).output() {
        Ok(output) => output,
        Err(error) => panic!("cannot run mazurka: {error}"),
    }
}

/// The exit status and the JSON report of checking an example.
fn check(name: &str, options: &[&str]) -> (Option<i32>, Value) {
    let file = example(name);
    let output = mazurka(&[&["check", &file, "--format", "json"], options].concat());
    let report = serde_json::from_slice(&output.stdout).unwrap_or_else(|error| {
        panic!("{error}: {}", String::from_utf8_lossy(&output.stdout));
    });
    (output.status.code(), report)
}

fn stderr(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn a_violation_is_shown_with_its_interleaving() {
    let (status, report) = check("lost_update.tiny", &[]);
    assert_eq!(status, Some(1));
    assert_eq!(report["schema"], 1);
    assert_eq!(report["verdict"], "violation");
    assert_eq!(report["violations"][0]["kind"], "assertion");
    let trace = report["violations"][0]["trace"].as_array().map_or(0, Vec::len);
    assert_eq!(trace, 7, "two loads, two stores, two counts and the load that is checked");
}

#[test]
fn all_violations_are_explored_on_request() {
    let (status, report) = check("lost_update.tiny", &["--keep-going"]);
    assert_eq!(status, Some(1));
    // Each thread can be the one that comes last and fails.
    assert_eq!(report["violations"].as_array().map(Vec::len), Some(2));
    let (_, all) = check("lost_update.tiny", &["--keep-going", "--algorithm", "naive"]);
    assert!(report["explored"]["executions"].as_u64() < all["explored"]["executions"].as_u64());
}

/// The sleep sets of POP's paper give the same counts where they apply; elsewhere they are not used.
#[test]
fn sleep_set_expressions_are_for_reads_and_writes() {
    let options = ["--keep-going", "--algorithm", "pop", "--pop-sleep"];
    let run = |how| check("lost_update.tiny", &[&options[..], &[how]].concat());
    let ((status, report), (_, expected)) = (run("expressions"), run("precedes"));
    assert_eq!((status, &report["algorithm"]), (Some(1), &Value::from("pop-expressions")));
    assert_eq!(report["explored"], expected["explored"]);
    let file = example("locked_counter.tiny");
    let output = mazurka(&[&["check", &file], &options[1..], &["expressions"]].concat());
    let shown = String::from_utf8_lossy(&output.stdout).into_owned() + &stderr(&output);
    assert_eq!(output.status.code(), Some(0));
    assert!(shown.contains("cover only reads, writes and read-modify-writes"), "{shown}");
    assert!(shown.contains("optimal was used instead"), "{shown}");
    let other = mazurka(&["check", &file, "--algorithm", "source", "--pop-sleep", "expressions"]);
    assert_eq!(other.status.code(), Some(2));
    assert!(stderr(&other).contains("hint:"), "{}", stderr(&other));
}

/// A word and its upper half are accessed.
#[test]
fn accesses_of_different_sizes_are_left_to_pop() {
    let (status, report) = check("tour.tiny", &[]);
    assert_eq!((status, &report["algorithm"]), (Some(0), &Value::from("pop")));
    assert_eq!(report["note"], Value::Null);
    let (_, other) = check("tour.tiny", &["--algorithm", "optimal"]);
    assert_eq!(report["explored"]["executions"], other["explored"]["executions"]);
}

#[test]
fn what_is_verified_is_verified_by_every_algorithm() {
    for algorithm in ["auto", "pop", "optimal", "source", "dpor", "sdpor", "stateful", "naive"] {
        let (status, report) = check("locked_counter.tiny", &["--algorithm", algorithm]);
        assert_eq!((status, &report["verdict"]), (Some(0), &Value::from("verified")));
        let explored = &report["explored"];
        let sum: u64 = ["complete", "blocked", "bounded", "redundant"]
            .iter()
            .filter_map(|kind| explored[kind].as_u64())
            .sum();
        assert_eq!(explored["executions"].as_u64(), Some(sum));
        if algorithm != "auto" {
            assert_eq!(report["algorithm"], algorithm);
        }
    }
}

#[test]
fn a_deadlock_names_who_waits() {
    let (status, report) = check("abba.tiny", &[]);
    assert_eq!(status, Some(1));
    assert_eq!(report["violations"][0]["kind"], "deadlock");
    let message = report["violations"][0]["message"].as_str().unwrap_or_default();
    assert!(message.contains("lock a") && message.contains("lock b"), "{message}");
}

#[test]
fn a_limit_makes_the_verdict_incomplete() {
    let (status, report) = check("locked_counter.tiny", &["--max-executions", "1"]);
    assert_eq!((status, &report["verdict"]), (Some(3), &Value::from("incomplete")));
    assert_eq!(report["limits_hit"][0], "max-executions");
    let (status, report) = check("locked_counter.tiny", &["--max-steps", "3"]);
    assert_eq!((status, &report["verdict"]), (Some(3), &Value::from("incomplete")));
    assert_eq!(report["explored"]["bounded"], report["explored"]["executions"]);
    let (status, report) = check("locked_counter.tiny", &["--timeout", "0s"]);
    assert_eq!((status, &report["limits_hit"][0]), (Some(3), &Value::from("timeout")));
    // The limit is not hit if there is nothing left to explore.
    let (status, _) = check("locked_counter.tiny", &["--max-executions", "4"]);
    assert_eq!(status, Some(0));
}

#[test]
fn unusable_input_has_status_2_and_a_hint() {
    let missing = mazurka(&["check", "no such file.tiny"]);
    assert_eq!(missing.status.code(), Some(2));
    assert!(stderr(&missing).contains("no such file.tiny"));
    let other = mazurka(&["check", "program.txt"]);
    assert_eq!(other.status.code(), Some(2));
    assert!(stderr(&other).contains("hint:"));
    let option = mazurka(&["check", "a.tiny", "--algorithm", "magic"]);
    assert_eq!(option.status.code(), Some(2));
    assert!(stderr(&option).contains("optimal"), "the known algorithms are named");
}

/// A file that only a test needs.
fn temporary(name: &str, text: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, text).expect("the file can be written");
    path.display().to_string()
}

fn json(args: &[&str]) -> (Option<i32>, Value) {
    let output = mazurka(&[&["check", "--format", "json"], args].concat());
    let report = serde_json::from_slice(&output.stdout);
    (output.status.code(), report.unwrap_or_else(|error| panic!("{error}: {}", stderr(&output))))
}

/// 14 times 33 states of the two counters, of which 416 are reached in two ways; main creates both
/// threads and joins them.
#[test]
fn states_that_are_met_again_are_not_explored_again() {
    let file = format!("{}/../../bench/programs/sdpor/example1.c", env!("CARGO_MANIFEST_DIR"));
    let clang = ["--", "-DN=64", "-DATOMIC"];
    let sdpor = ["--algorithm", "sdpor"];
    let (status, report) = json(&[&[&*file][..], &sdpor, &clang].concat());
    let explored = &report["explored"];
    assert_eq!((status, &explored["executions"]), (Some(0), &Value::from(417)));
    assert_eq!(explored["revisited"], 416);
    assert_eq!(explored["steps"].as_u64().map(|steps| steps - 877), Some(2 + 34));
    for capture in ["overlay", "full"] {
        let options = [&[&*file, "--state-capture", capture][..], &sdpor, &clang].concat();
        assert_eq!(json(&options).1["explored"], *explored, "{capture}");
    }
    // A thread that fails stops, and 31 final states are left: so says an independent prototype.
    let options = [&[&*file, "--keep-going"][..], &sdpor, &clang, &["-DCHECK"]].concat();
    let (status, report) = json(&options);
    let explored = &report["explored"];
    assert_eq!((status, &explored["executions"]), (Some(1), &Value::from(395)));
    // Some of these differ only in what nobody uses any more, so they may count as reached again.
    assert_eq!((&explored["redundant"], &explored["complete"]), (&364.into(), &31.into()));
    let (_, report) = check("locked_counter.tiny", &[]);
    assert!(report["explored"]["states"].is_null() && report["explored"]["revisited"].is_null());
}

#[test]
fn a_failure_counts_although_others_run_in_circles_afterwards() {
    let text = "#include <pthread.h>\n#include <stdatomic.h>\n#include <assert.h>
        static atomic_int flag;
        static void *checker(void *unused) { assert(flag == 1); return 0; }
        int main(void) {
            pthread_t t;
            pthread_create(&t, 0, checker, 0);
            while (!flag) {}
            return 0;
        }\n";
    let file = temporary("failing_spin.c", text);
    for options in [&["--keep-going"][..], &[]] {
        for algorithm in ["stateful", "sdpor", "pop"] {
            let with_cycle = [&*file, "--loop-purity", "off", "--algorithm", algorithm];
            let (status, report) = json(&[&with_cycle[..], options].concat());
            assert_eq!(status, Some(1), "{algorithm}, {options:?}");
            assert_eq!(report["violations"][0]["kind"], "assertion", "{algorithm}");
        }
    }
}

#[test]
fn algorithms_that_recognise_states_explore_cyclic_state_spaces() {
    let text = "#include <pthread.h>\n#include <stdatomic.h>\n#include <assert.h>
        static atomic_int flag, data;
        static void *writer(void *unused) { data = 1; flag = 1; return 0; }
        int main(void) {
            pthread_t t;
            pthread_create(&t, 0, writer, 0);
            while (!flag) {}
            assert(data == 1);
            return 0;
        }\n";
    let file = temporary("spin.c", text);
    // A loop that only waits is no cycle otherwise.
    assert_eq!(json(&[&file, "--algorithm", "sdpor"]).0, Some(0));
    let with_cycle = [&*file, "--loop-purity", "off"];
    for algorithm in ["sdpor", "stateful"] {
        let (status, _) = json(&[&with_cycle[..], &["--algorithm", algorithm]].concat());
        assert_eq!(status, Some(0), "{algorithm}");
    }
    // With a bound the counter of the loop is part of the state.
    let bounded = ["--algorithm", "sdpor", "--unroll", "3"];
    let (status, report) = json(&[&with_cycle[..], &bounded[..]].concat());
    assert_eq!((status, &report["limits_hit"][0]), (Some(3), &Value::from("unroll")));
}

#[test]
fn one_loop_is_bounded() {
    let text = "#include <pthread.h>\n#include <stdatomic.h>
        static atomic_int x, y;
        static void *forever(void *unused) {
            for (;;)
                x++;
        }
        int main(void) {
            pthread_t t;
            for (int i = 0; i < 5; i++)
                y++;
            pthread_create(&t, 0, forever, 0);
            pthread_join(t, 0);
            return 0;
        }\n";
    let file = temporary("one_loop.c", text);
    let name = std::path::Path::new(&file).file_name().and_then(|name| name.to_str()).unwrap_or("");
    // Creation and five increments; the first loop is not bounded.
    let steps = |options: &[&str]| {
        let (status, report) = json(&[&[&*file][..], options].concat());
        assert_eq!((status, &report["limits_hit"][0]), (Some(3), &Value::from("unroll")));
        report["explored"]["steps"].as_u64().unwrap_or(0)
    };
    assert_eq!(steps(&["--unroll", &format!("{name}:6=3")]), 6 + 3);
    assert_eq!(steps(&["--unroll", &format!("{file}:5=7")]), 6 + 7);
    assert_eq!(
        steps(&["--unroll", "2", "--unroll", &format!("{name}:10=9"), "--unroll", "4"]),
        6 + 4
    );
    let output = mazurka(&["check", &file, "--unroll", &format!("{name}:2=3")]);
    assert_eq!(output.status.code(), Some(2));
    let message = stderr(&output);
    assert!(
        message.contains(&format!("no loop is at {name}:2")) && message.contains(":10"),
        "{message}"
    );
    for wrong in ["x.c:=3", ":4=3", "x.c=3", "x.c:3=", "many"] {
        assert_eq!(mazurka(&["check", &file, "--unroll", wrong]).status.code(), Some(2), "{wrong}");
    }
}

#[test]
fn a_limit_on_memory_is_kept() {
    let text = "shared d
        p: repeat 2000 { a := faa d 1; a := 0 }
        q: repeat 2000 { a := faa d 1; a := 0 }\n";
    let file = temporary("grid.tiny", text);
    let limit = ["--algorithm", "sdpor", "--max-memory", "20M"];
    let (status, report) = json(&[&[&*file][..], &limit].concat());
    assert_eq!((status, &report["limits_hit"][0]), (Some(3), &Value::from("max-memory")));
    assert!(report["explored"]["states"].as_u64() > Some(50_000));
    assert!(
        report["peak_memory_bytes"].as_u64() < Some(22 << 20),
        "{}",
        report["peak_memory_bytes"]
    );
    let wrong = mazurka(&["check", &file, "--max-memory", "lots"]);
    assert_eq!(wrong.status.code(), Some(2));
}

#[test]
fn data_races_are_not_looked_for_among_states() {
    let output = mazurka(&["check", "a.c", "--algorithm", "sdpor", "--check", "data-races"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(stderr(&output).contains("hint:"));
}

/// What a cleanup handler gets is looked at by nothing that comes before it, and yet tells states apart.
#[test]
fn states_remember_what_cleanup_handlers_get() {
    let program = "../tests/programs/fail/cleanup/argument_matters.c";
    for algorithm in ["stateful", "sdpor"] {
        let (status, report) = check(program, &["--algorithm", algorithm]);
        assert_eq!((status, &report["verdict"]), (Some(1), &"violation".into()), "{algorithm}");
    }
}

#[test]
fn what_the_program_prints_is_shown_with_the_violation() {
    let file = "../tests/programs/fail/library/printed.c";
    let (status, report) = check(file, &[]);
    assert_eq!(status, Some(1));
    let pieces = report["violations"][0]["output"].as_array().cloned().unwrap_or_default();
    let printed: Vec<(&str, &str)> = pieces
        .iter()
        .map(|piece| {
            let word = |name: &str| piece[name].as_str().unwrap_or_default();
            (word("thread"), word("text"))
        })
        .collect();
    let expected = [
        ("main", "printed with 1 argument\n"),
        ("T1", "store x   1|2   |00ff 0.50\n"),
        ("main", "joined\n"),
    ];
    assert_eq!(printed, expected);
    let output = mazurka(&["check", &example(file), "--quiet"]);
    assert!(
        String::from_utf8_lossy(&output.stdout).contains("  T1   | store x   1|2   |00ff 0.50")
    );
    assert_eq!(stderr(&output), "");
}

/// A sample finds what many schedules have, and never claims to have seen everything.
#[test]
fn random_walks_sample() {
    let walk = |name, seed, options: &[&str]| {
        let fixed = ["--algorithm", "random", "--max-executions", "100", "--seed", seed];
        check(name, &[&fixed, options].concat())
    };
    let (status, report) = walk("lost_update.tiny", "1", &[]);
    assert_eq!((status, &report["verdict"]), (Some(1), &Value::from("violation")));
    let (status, report) = walk("locked_counter.tiny", "1", &[]);
    assert_eq!((status, &report["verdict"]), (Some(3), &Value::from("incomplete")));
    assert_eq!(report["explored"]["executions"], 100);
    assert_eq!(report["limits_hit"][0], "max-executions");
    // Either thread may be the first to lock, and either the first to be done: 4 classes in all.
    let seen =
        |report: &Value| (2..=4).contains(&report["sample"]["classes"].as_u64().unwrap_or(0));
    assert!(seen(&report), "{report}");
    assert!(report["sample"]["covered"].as_f64() > Some(0.9), "{report}");
    // So has another kind of walk, and more of them at a time.
    let pct = ["--algorithm", "pct", "--depth", "2", "--max-executions", "100", "--jobs", "3"];
    let (status, report) = check("locked_counter.tiny", &pct);
    assert_eq!((status, &report["explored"]["executions"]), (Some(3), &100.into()));
    assert!(seen(&report) && report["jobs"] == 3, "{report}");
    // A seed is the whole story.
    let violations =
        |seed| walk("lost_update.tiny", seed, &["--keep-going"]).1["violations"].clone();
    assert_eq!(violations("7"), violations("7"));
}

#[test]
fn random_walks_need_a_limit() {
    let output = mazurka(&["check", &example("lost_update.tiny"), "--algorithm", "random"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(stderr(&output).contains("--max-executions"), "{}", stderr(&output));
    let output = mazurka(&["check", &example("lost_update.tiny"), "--seed", "3"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(stderr(&output).contains("--algorithm random"), "{}", stderr(&output));
}

#[test]
fn several_jobs_count_what_one_counts() {
    // One class for each order of six locked sections of one step, two of each thread: 6! / 2!^3 = 90.
    let text = "mutex m\nshared x=0\n".to_string()
        + &["p", "q", "r"]
            .map(|t| format!("{t}: {}\n", ["lock m; unlock m"; 2].join("; ")))
            .concat();
    let file = temporary("jobs.tiny", &text);
    for jobs in ["1", "2", "3", "8"] {
        let (status, report) = json(&[&file, "--jobs", jobs]);
        assert_eq!((status, &report["explored"]["executions"]), (Some(0), &90.into()), "{jobs}");
        assert_eq!(report["jobs"].as_u64(), jobs.parse().ok().filter(|&jobs| jobs > 1));
    }
    let (status, report) = json(&[&file, "--jobs", "2", "--max-executions", "10"]);
    assert_eq!((status, &report["limits_hit"][0]), (Some(3), &"max-executions".into()));
}

#[test]
fn several_jobs_find_violations() {
    for jobs in ["2", "8"] {
        let (status, report) = check("lost_update.c", &["--jobs", jobs]);
        assert_eq!((status, &report["violations"][0]["kind"]), (Some(1), &"assertion".into()));
        let (_, all) = check("lost_update.c", &["--jobs", jobs, "--keep-going"]);
        let (_, one) = check("lost_update.c", &["--keep-going"]);
        assert_eq!(all["explored"]["executions"], one["explored"]["executions"]);
        assert_eq!(all["violations"][0]["message"], one["violations"][0]["message"]);
    }
}

/// States, ends and steps are those of one job; so is the verdict about a hang.
#[test]
fn several_jobs_share_the_states() {
    let counts = |report: &serde_json::Value| {
        let of = |key: &str| report["explored"][key].as_u64().expect("it is counted");
        let keys = ["executions", "complete", "bounded", "states", "revisited"];
        (keys.map(of), of("steps") - of("redone"))
    };
    let (status, one) = check("tickets.c", &["--algorithm", "stateful"]);
    assert_eq!(status, Some(0));
    for jobs in ["2", "3"] {
        let (status, more) = check("tickets.c", &["--algorithm", "stateful", "--jobs", jobs]);
        assert_eq!((status, counts(&more)), (Some(0), counts(&one)));
        assert_eq!(more["jobs"].as_u64().map(|n| n.to_string()).as_deref(), Some(jobs));
        let hang = ["--algorithm", "stateful", "--jobs", jobs];
        let (status, report) = check("spin_livelock.c", &hang);
        assert_eq!((status, &report["violations"][0]["kind"]), (Some(1), &"livelock".into()));
    }
    let numbered = ["--algorithm", "stateful", "--jobs", "2", "--state-capture", "overlay"];
    let (_, report) = check("tickets.c", &numbered);
    assert!(report["note"].as_str().is_some_and(|note| note.contains("one job did it all")));
}

/// Several jobs of `sdpor` find what one finds. Where the program comes back to a state, one job does it all.
#[test]
fn jobs_of_sdpor_share_their_states() {
    let sdpor = |file, jobs| check(file, &["--algorithm", "sdpor", "--jobs", jobs]);
    for jobs in ["2", "3"] {
        let (status, report) = sdpor("tickets.c", jobs);
        assert_eq!(status, Some(0));
        assert_eq!(report["jobs"].as_u64().map(|n| n.to_string()).as_deref(), Some(jobs));
        let kinds = [
            ("lost_update.c", "assertion"),
            ("abba.c", "deadlock"),
            ("spin_livelock.c", "livelock"),
        ];
        for (file, kind) in kinds {
            let (status, report) = sdpor(file, jobs);
            assert_eq!(
                (status, &report["violations"][0]["kind"]),
                (Some(1), &kind.into()),
                "{file}"
            );
        }
        let spinning = ["--algorithm", "sdpor", "--jobs", jobs, "--loop-purity", "off"];
        let (status, report) = check("spin_lock.c", &spinning);
        let note = report["note"].as_str().unwrap_or_default();
        assert!(status == Some(0) && note.contains("comes back to states"), "{note}");
    }
    let graph = ["--algorithm", "sdpor", "--sdpor-summary", "graph", "--jobs", "2"];
    let (_, report) = check("tickets.c", &graph);
    assert!(report["note"].as_str().is_some_and(|note| note.contains("one job did it all")));
}

#[test]
fn jobs_are_for_pop_and_stateful() {
    let (status, report) = check("lost_update.c", &["--jobs", "2", "--algorithm", "optimal"]);
    assert_eq!(status, Some(1));
    let why = "what it has to explore at a prefix is found out below it, so no part is independent of the others";
    let note =
        format!("optimal explores with one job, --jobs is for pop, stateful and sdpor: {why}");
    assert_eq!(report["note"], note.as_str());
    assert!(report["jobs"].is_null());
    let output = mazurka(&["check", &example("lost_update.c"), "--jobs", "0"]);
    assert_eq!(output.status.code(), Some(2));
}
