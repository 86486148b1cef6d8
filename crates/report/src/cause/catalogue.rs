//! What the names of causes mean, for `mazurka explain` and for readers of this folder.

/// A name that a report gives to a cause, and what such an execution shows.
pub const CAUSES: [(&str, &str); 33] = [
    (
        "lost update",
        "A thread reads a variable, another one writes it, and the first one overwrites that without having \
         seen it. Make the read and the write one atomic step, or hold one mutex around both.",
    ),
    (
        "no mutual exclusion",
        "A lost update in a critical section: the threads use a variable as a lock, one takes it and the other one \
         looks at it, and yet both are inside at the same time. Look and take in one atomic step, announce before \
         looking, or use a mutex.",
    ),
    (
        "check-then-act",
        "A thread reads something while it holds a lock, releases the lock, acquires it again and acts on \
         what it has read, although another thread has changed it meanwhile. Hold the lock from the check to \
         the action, or check again.",
    ),
    (
        "inconsistent read",
        "A thread sees one variable as another thread has written it, and another variable as it was before: \
         something was published before it was complete, or a structure was read while it was being written. \
         Write the variable that makes an update visible last and read it first, or hold one mutex around all \
         of it.",
    ),
    (
        "publication before initialisation",
        "A thread lets others see a pointer to an object before it has written what they read there. Write everything \
         in the object first, and the pointer to it last.",
    ),
    (
        "missing join",
        "A thread uses something that a thread it has created and not joined has not yet written, or one of \
         its variables goes out of scope while that thread still uses it. Join the thread first.",
    ),
    (
        "`if` instead of `while` around a wait",
        "A thread returns from a wait and acts, although what it was waiting for is not so: another thread has changed it \
         between the notification and the return, or the notification was about something else. Test the condition in \
         a loop around the wait.",
    ),
    (
        "missed wake-up",
        "A notification came when no thread was waiting, and a thread that starts to wait afterwards would \
         not have waited if it had tested later. Change the condition while holding the mutex, and test it \
         under the same mutex right before the wait.",
    ),
    (
        "signal instead of broadcast",
        "Several threads wait on a condition variable, and the notification wakes a different one than the \
         thread that waits forever. Notify all of them, or once for each.",
    ),
    ("no wake-up", "A thread waits on a condition variable, and no thread notifies it afterwards."),
    (
        "lock held while waiting",
        "A thread waits on a condition variable, for a semaphore or at a barrier, and holds a lock that another thread needs, \
         which would end the wait. A wait on a condition variable releases one mutex only: take no other lock around it.",
    ),
    (
        "lock order",
        "Each of several threads holds a lock and waits for one that the next of them holds. Let every thread \
         take these locks in the same order.",
    ),
    (
        "threads wait for each other",
        "Threads wait in a cycle, some of them for the end of another one.",
    ),
    ("lock taken twice", "A thread waits for a lock that it already holds."),
    (
        "lock upgrade",
        "A thread that holds a read lock waits for the write lock. Release the read lock first, and test \
         again what was read.",
    ),
    ("lock never released", "A thread has ended, or left a function, without releasing a lock."),
    (
        "unlocked twice",
        "A thread unlocks a mutex or another lock that it has already unlocked and not locked again.",
    ),
    (
        "unlocked by another thread",
        "A thread unlocks a lock that another thread holds. Only the thread that has locked it may unlock it; a semaphore \
         may be posted by any thread.",
    ),
    (
        "unlock after a failed trylock",
        "A thread tries to take a lock, does not get it, and unlocks it all the same. Unlock only where the trylock has \
         succeeded.",
    ),
    (
        "too few threads at a barrier",
        "Threads wait at a barrier, and fewer threads reach it than it was initialised for: the number is wrong, or a \
         thread does not come to it in every round, or not before others wait for its end.",
    ),
    ("semaphore not posted", "A semaphore is waited for more often than it is posted."),
    ("value never written", "A thread waits for a value that no remaining thread writes."),
    (
        "livelock",
        "Threads run in loops and wait for something that no remaining thread can do; no other schedule from \
         there on helps.",
    ),
    (
        "never terminates",
        "Threads run in loops and keep changing what the others read, and none of them ends under any \
         schedule.",
    ),
    ("use after free", "Memory is used after it was freed."),
    (
        "premature reclamation",
        "A thread finds an object in a shared structure; another one takes it out and frees it, while the first one still \
         uses it. Free it only when no thread can still have found it: after a grace period (RCU, epochs), with hazard \
         pointers, or by counting the users.",
    ),
    (
        "destroyed while in use",
        "A thread destroys a mutex, a read-write lock, a condition variable or a barrier that another one holds or waits \
         at. Destroy it only when no thread can use it any more.",
    ),
    ("use after scope", "A local variable is used after its function or block has ended."),
    ("double free", "Memory is freed twice."),
    (
        "ABA",
        "A value is changed and changed back between a read and a compare-and-swap, which succeeds although \
         other data may have changed. Count the changes in the same word, or do not reuse memory that a \
         thread may still refer to.",
    ),
    (
        "race on a pointer or index",
        "A pointer or an index is used after another thread has changed it, and nothing orders the two \
         accesses.",
    ),
    (
        "message race",
        "Nothing orders the posts of two messages, and one fails because of the order in which they are handled.",
    ),
    (
        "race",
        "Nothing orders two accesses, and nothing fails in the other order. If only that order is intended, \
         enforce it.",
    ),
];

#[cfg(test)]
mod tests {
    use super::CAUSES;

    /// The names in the sources of the shapes.
    fn named() -> Vec<String> {
        let sources = [
            include_str!("access.rs"),
            include_str!("checking.rs"),
            include_str!("exclusion.rs"),
            include_str!("lifetime.rs"),
            include_str!("unlocking.rs"),
            include_str!("waiting.rs"),
            include_str!("waking.rs"),
        ];
        let of = |source: &str| -> Vec<String> {
            let calls = source
                .split("made(")
                .skip(1)
                .filter_map(|rest| rest.trim_start().strip_prefix('"')?.split('"').next());
            calls.map(str::to_string).collect()
        };
        sources.iter().flat_map(|source| of(source)).collect()
    }

    #[test]
    fn every_cause_is_explained() {
        let known =
            |name: &str| name == "data race" || CAUSES.iter().any(|(known, _)| *known == name);
        let named = named();
        assert!(named.len() > 15, "{named:?}");
        for name in named {
            assert!(known(&name), "{name}");
        }
    }
}
