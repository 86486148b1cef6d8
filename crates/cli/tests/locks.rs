//! Locks that are verified, and some of them with every statement deleted or weakened: Mazurka must find each fault.
//!
//! `cargo xtask lock-mutants` does this for all of `tests/locks`; see the README there.

#[path = "../../../xtask/src/lock_mutants/campaign.rs"]
mod campaign;
#[path = "../../../xtask/src/lock_mutants/mutate.rs"]
mod mutate;
mod support;

use campaign::{Campaign, Row, in_parallel, table};
use support::{repository, scratch};

/// Locks with few mutants, one for each way to wait: for an exchange, for a compare-and-swap and a ticket, for either of
/// two words.
const QUICK: [&str; 3] = ["exchange", "ticket_swap", "peterson"];

/// Calls the function with a campaign that uses the checker under test.
fn with_campaign<T>(name: &str, work: impl FnOnce(&Campaign<'_>) -> T) -> T {
    let (root, out) = (repository(), scratch(name));
    work(&Campaign { root: &root, exe: env!("CARGO_BIN_EXE_mazurka").into(), out, jobs: 2 })
}

#[test]
fn every_lock_is_verified() {
    let failures: Vec<String> = with_campaign("locks", |campaign| {
        let names = campaign.names().expect("there are locks");
        assert!(names.len() >= 25, "{names:?}");
        let checked =
            in_parallel(campaign.jobs, names.len(), |number| campaign.original(&names[number]));
        checked.into_iter().filter_map(Result::err).collect()
    });
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

#[test]
fn every_fault_in_some_locks_is_found() {
    let rows = with_campaign("lock_mutants", |campaign| {
        campaign.mutants(&QUICK.map(str::to_owned)).expect("the mutants can be checked")
    });
    let failures: Vec<String> = rows.iter().flat_map(Row::failures).collect();
    assert!(failures.is_empty(), "{}\n{}", failures.join("\n"), table(&rows));
}
