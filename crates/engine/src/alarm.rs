//! The alarm: how somebody outside ends an exploration soon, whatever is going on in it.

use mazurka_trace::Limit;
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU8, Ordering};

/// Looked at after every step, and by front ends inside long local code.
pub struct Alarm {
    /// 0 as long as nobody has raised it, else why.
    raised: AtomicU8,
    /// Set by somebody who knows nothing of this alarm, such as the handler of a signal.
    interrupted: Arc<AtomicBool>,
    /// How many bytes more may be used at the moment.
    room: Box<dyn Fn() -> u64 + Send + Sync>,
}

/// The limits that can be exceeded at any moment; their places are what [`Alarm`] holds, less one.
const REASONS: [Limit; 3] = [Limit::Timeout, Limit::MaxMemory, Limit::Interrupted];

/// Less than this does no harm until somebody looks at the memory again.
const LITTLE: u64 = 1 << 20;

impl Alarm {
    /// An alarm that nobody has raised, with what tells how many bytes more may be used.
    pub fn new(room: impl Fn() -> u64 + Send + Sync + 'static) -> Alarm {
        Alarm { raised: AtomicU8::new(0), interrupted: Arc::default(), room: Box::new(room) }
    }

    /// The same alarm, which is also raised once this flag is set.
    #[must_use]
    pub fn interrupted_by(self, flag: Arc<AtomicBool>) -> Alarm {
        Alarm { interrupted: flag, ..self }
    }

    /// Ends the exploration soon, because of this limit. The first reason counts.
    pub fn raise(&self, limit: Limit) {
        let reason = REASONS.iter().position(|&reason| reason == limit).unwrap_or(0) as u8 + 1;
        let _ = self.raised.compare_exchange(0, reason, Ordering::Relaxed, Ordering::Relaxed);
    }

    /// Whether so many bytes more may be used at once; otherwise the alarm is raised.
    #[inline]
    pub fn has_room(&self, bytes: u64) -> bool {
        let enough = bytes < LITTLE || bytes <= (self.room)();
        if !enough {
            self.raise(Limit::MaxMemory);
        }
        enough
    }

    /// Whether the exploration is to end.
    #[inline]
    pub fn is_raised(&self) -> bool {
        self.raised.load(Ordering::Relaxed) != 0 || self.interrupted.load(Ordering::Relaxed)
    }

    /// Why it was raised.
    pub fn reason(&self) -> Option<Limit> {
        let interrupted = self.interrupted.load(Ordering::Relaxed).then_some(Limit::Interrupted);
        match usize::from(self.raised.load(Ordering::Relaxed)) {
            0 => interrupted,
            reason => REASONS.get(reason - 1).copied(),
        }
    }
}

impl Default for Alarm {
    fn default() -> Alarm {
        Alarm::new(|| u64::MAX)
    }
}

impl fmt::Debug for Alarm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Alarm").field("reason", &self.reason()).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_reason_counts() {
        let alarm = Alarm::default();
        assert!(!alarm.is_raised() && alarm.reason().is_none());
        alarm.raise(Limit::MaxMemory);
        alarm.raise(Limit::Timeout);
        assert_eq!((alarm.is_raised(), alarm.reason()), (true, Some(Limit::MaxMemory)));
    }

    #[test]
    fn a_flag_raises_it_unless_there_was_another_reason() {
        let flag = Arc::new(AtomicBool::new(false));
        let alarm = Alarm::default().interrupted_by(Arc::clone(&flag));
        assert!(!alarm.is_raised() && alarm.reason().is_none());
        flag.store(true, Ordering::Relaxed);
        assert_eq!((alarm.is_raised(), alarm.reason()), (true, Some(Limit::Interrupted)));
        alarm.raise(Limit::MaxMemory);
        assert_eq!(alarm.reason(), Some(Limit::MaxMemory));
    }

    #[test]
    fn what_does_not_fit_raises_it() {
        assert!(Alarm::default().has_room(1 << 40));
        let alarm = Alarm::new(|| 2 * LITTLE);
        assert!(alarm.has_room(2 * LITTLE) && !alarm.is_raised());
        assert!(!alarm.has_room(2 * LITTLE + 1));
        assert_eq!(alarm.reason(), Some(Limit::MaxMemory));
    }
}
