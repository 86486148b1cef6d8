//! Time, as in `std::time`. In an execution each thread has a clock of its own, which only sleeping moves.

use crate::runtime::inside;
use std::ops::{Add, AddAssign, Sub, SubAssign};
pub use std::time::Duration;
use std::time::Instant as NativeInstant;

/// A moment, as std's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Instant(Moment);

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum Moment {
    Native(NativeInstant),
    /// Since the start of the thread.
    Virtual(Duration),
}

impl Instant {
    /// Now. In an execution, a nanosecond later than the last time that the thread asked.
    pub fn now() -> Instant {
        Instant(match inside() {
            Some(shared) => Moment::Virtual(Duration::from_nanos(shared.own(|slot| {
                slot.time += 1;
                slot.looks_at_clock = true;
                slot.time
            }))),
            None => Moment::Native(NativeInstant::now()),
        })
    }

    /// How long ago it was.
    pub fn elapsed(&self) -> Duration {
        Instant::now().duration_since(*self)
    }

    /// The time from an earlier moment to this one, or 0.
    pub fn duration_since(&self, earlier: Instant) -> Duration {
        self.checked_duration_since(earlier).unwrap_or_default()
    }

    /// The time from an earlier moment to this one, or 0.
    pub fn saturating_duration_since(&self, earlier: Instant) -> Duration {
        self.duration_since(earlier)
    }

    /// The time from an earlier moment to this one, if it is earlier.
    pub fn checked_duration_since(&self, earlier: Instant) -> Option<Duration> {
        match (self.0, earlier.0) {
            (Moment::Native(late), Moment::Native(early)) => late.checked_duration_since(early),
            (Moment::Virtual(late), Moment::Virtual(early)) => late.checked_sub(early),
            _ => None,
        }
    }

    /// A later moment.
    pub fn checked_add(&self, time: Duration) -> Option<Instant> {
        Some(Instant(match self.0 {
            Moment::Native(moment) => Moment::Native(moment.checked_add(time)?),
            Moment::Virtual(moment) => Moment::Virtual(moment.checked_add(time)?),
        }))
    }

    /// An earlier moment.
    pub fn checked_sub(&self, time: Duration) -> Option<Instant> {
        Some(Instant(match self.0 {
            Moment::Native(moment) => Moment::Native(moment.checked_sub(time)?),
            Moment::Virtual(moment) => Moment::Virtual(moment.checked_sub(time)?),
        }))
    }
}

impl Add<Duration> for Instant {
    type Output = Instant;

    fn add(self, time: Duration) -> Instant {
        self.checked_add(time).expect("overflow when adding duration to instant")
    }
}

impl AddAssign<Duration> for Instant {
    fn add_assign(&mut self, time: Duration) {
        *self = *self + time;
    }
}

impl Sub<Duration> for Instant {
    type Output = Instant;

    fn sub(self, time: Duration) -> Instant {
        self.checked_sub(time).expect("overflow when subtracting duration from instant")
    }
}

impl SubAssign<Duration> for Instant {
    fn sub_assign(&mut self, time: Duration) {
        *self = *self - time;
    }
}

impl Sub for Instant {
    type Output = Duration;

    fn sub(self, earlier: Instant) -> Duration {
        self.duration_since(earlier)
    }
}
