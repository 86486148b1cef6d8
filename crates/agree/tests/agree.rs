//! Every algorithm against the enumeration of all interleavings, on random programs.

use mazurka_agree::campaign::Campaign;
use mazurka_tiny::Profile;

/// The number of programs for each profile: 3,000 in the ordinary test run.
fn programs() -> u64 {
    let wanted = std::env::var("MAZURKA_AGREE_PROGRAMS").ok();
    wanted.and_then(|wanted| wanted.parse().ok()).unwrap_or(3_000)
}

fn agree(profile: Profile) {
    let algorithms = mazurka_agree::reducing().collect();
    // Their interleavings are counted twice, with handlers as locks and without.
    let twice =
        matches!(profile, Profile::Events | Profile::EventsBranching | Profile::EventsMixed);
    let programs = if twice { programs() / 8 } else { programs() };
    let (most, policies) = (5_000, 3);
    let campaign = Campaign { profile, seed: 1, programs, most, algorithms, policies };
    match campaign.run(1) {
        Ok(tally) => {
            println!("{profile}: {tally:?}");
            assert!(tally.programs > programs / 2, "too many programs are too large: {tally:?}");
        }
        Err(failure) => panic!("{failure}"),
    }
}

macro_rules! profiles {
    ($($name:ident $profile:ident)*) => {
        $(#[test] fn $name() { agree(Profile::$profile) })*

        #[test]
        fn every_profile_has_its_test() {
            assert_eq!(Profile::ALL.len(), [$(Profile::$profile),*].len());
        }
    };
}

profiles! {
    read_write ReadWrite
    rmw Rmw
    locks Locks
    sync Sync
    awaits Awaits
    awaits_faa AwaitsFaa
    mixed Mixed
    branches Branches
    threads Threads
    halves Halves
    halves_awaits HalvesAwaits
    messages Messages
    events Events
    events_branching EventsBranching
    events_mixed EventsMixed
}
