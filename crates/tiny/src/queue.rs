//! The queue of a condition variable, packed into one word.
//!
//! The lowest 4 bits count the waiting threads; above them are the threads, 4 bits each, the
//! longest waiting one lowest. A word can be logged, undone and hashed like any other value.

/// How many threads wait.
pub(crate) fn len(queue: u64) -> u64 {
    queue & 15
}

/// The thread at `place`, counted from 0.
pub(crate) fn at(queue: u64, place: u64) -> u64 {
    (queue >> (4 + 4 * place)) & 15
}

/// Whether `thread` waits.
pub(crate) fn contains(queue: u64, thread: u32) -> bool {
    (0..len(queue)).any(|place| at(queue, place) == u64::from(thread))
}

/// The queue with `thread`, a number below 15, at its end.
pub(crate) fn push(queue: u64, thread: u32) -> u64 {
    let count = len(queue);
    debug_assert!(thread < 15 && count < 15 && !contains(queue, thread));
    (queue | u64::from(thread) << (4 + 4 * count)) + 1
}

/// The queue without the thread at `place`.
pub(crate) fn remove(queue: u64, place: u64) -> u64 {
    debug_assert!(place < len(queue));
    let threads = queue >> 4;
    let before = threads & ((1 << (4 * place)) - 1);
    let after = threads >> (4 * place + 4);
    (before | after << (4 * place)) << 4 | (len(queue) - 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fifteen_threads_fit_and_leave_in_any_order() {
        let full = (0..15).fold(0, push);
        assert_eq!(len(full), 15);
        assert!((0..15).all(|thread| contains(full, thread)));
        for place in 0..15 {
            let rest = remove(full, place);
            let threads: Vec<u64> = (0..len(rest)).map(|k| at(rest, k)).collect();
            let expected: Vec<u64> = (0..15).filter(|&thread| thread != place).collect();
            assert_eq!(threads, expected);
        }
        assert_eq!((0..15).fold(full, |queue, _| remove(queue, 0)), 0);
    }
}
