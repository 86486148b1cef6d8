//! A sample of `make differential`: what generated programs do natively is what they do here.

use mazurka_bench::differential::native::Workshop;
use mazurka_bench::differential::{Answer, Tally, final_states, outputs};

/// Compares programs from a seed on.
fn sample(name: &str, count: u64, check: fn(&Workshop, u64) -> Answer) -> Tally {
    let workshop = Workshop::new(name).expect("there is a temporary folder");
    let mut tally = Tally::default();
    for seed in 1..=count {
        tally.add(seed, check(&workshop, seed));
    }
    tally
}

#[test]
fn computations_print_what_they_print_natively() {
    let tally = sample("sample-values", 16, outputs::check_values);
    assert_eq!(tally.differing, [], "{tally}");
    assert!(tally.same >= 8, "too few are compared: {tally}");
}

/// Every fortieth program, which has some of each kind.
#[test]
fn small_programs_print_what_they_print_natively() {
    let workshop = Workshop::new("sample-torture").expect("there is a temporary folder");
    let mut tally = Tally::default();
    for number in (1..=650).step_by(40) {
        tally.add(number, outputs::check_torture(&workshop, number));
    }
    assert_eq!(tally.differing, [], "{tally}");
    assert!(tally.same >= 14, "too few are compared: {tally}");
}

#[test]
fn computations_are_defined() {
    let tally = sample("sample-defined", 4, outputs::is_defined);
    assert_eq!(tally.differing, [], "{tally}");
}

#[test]
fn observed_final_states_are_explored() {
    let tally = sample("sample-threads", 6, final_states::check);
    assert_eq!(tally.differing, [], "{tally}");
    assert!(tally.same >= 3, "too few are compared: {tally}");
}

/// A final state that is reached natively alone is a difference.
#[test]
fn unexplored_final_states_are_noticed() {
    let workshop = Workshop::new("sample-unexplored").expect("there is a temporary folder");
    let program = |states: &str| {
        format!(
            "#include <stdio.h>\n#ifndef ROUNDS\n#define ROUNDS 1\n#endif\n\
             int main(void) {{ for (int k = 0; k < ROUNDS; k++) printf(\"%d\\n\", {states}); return 0; }}\n"
        )
    };
    let same = final_states::compare(&workshop, &program("7"));
    assert_eq!(same, Ok(Answer::Same));
    let other = final_states::compare(&workshop, &program("k % 2"));
    let how = "'1' is observed natively and not explored".to_string();
    assert_eq!(other, Err(Answer::Differs(how)));
}

/// Other output is a difference.
#[test]
fn other_output_is_noticed() {
    use outputs::compare_output;
    assert_eq!(compare_output("1\n2\n", "1\n2\n"), Answer::Same);
    assert_eq!(
        compare_output("1\n2\n", "1\n3\n"),
        Answer::Differs("natively '2', here '3'".to_string())
    );
}
