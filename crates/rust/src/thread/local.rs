//! Values of which every thread has its own.

use crate::runtime::context::Shared;
use crate::runtime::inside;
use std::cell::{Cell, RefCell};
use std::fmt;
use std::thread as native;

/// The name of a value of which every thread has its own, as std's; see [`thread_local!`](crate::thread_local!).
#[derive(Debug)]
pub struct LocalKey<T: 'static> {
    outside: &'static native::LocalKey<T>,
    init: fn() -> T,
}

/// The thread has ended so far that its values are gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AccessError;

impl fmt::Display for AccessError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("already destroyed")
    }
}

impl std::error::Error for AccessError {}

impl<T: 'static> LocalKey<T> {
    #[doc(hidden)]
    pub const fn new(outside: &'static native::LocalKey<T>, init: fn() -> T) -> LocalKey<T> {
        LocalKey { outside, init }
    }

    /// Uses the value of the running thread, which is computed when it is first used.
    pub fn with<R>(&'static self, f: impl FnOnce(&T) -> R) -> R {
        self.try_with(f)
            .expect("cannot access a Thread Local Storage value during or after destruction")
    }

    /// As [`LocalKey::with`], if the value is not gone.
    pub fn try_with<R>(&'static self, f: impl FnOnce(&T) -> R) -> Result<R, AccessError> {
        match inside() {
            Some(shared) => self.value(shared).map(f),
            None => self.outside.try_with(f).map_err(|_| AccessError),
        }
    }

    /// The value of the running thread of an execution.
    fn value(&'static self, shared: &Shared) -> Result<&'static T, AccessError> {
        let key = std::ptr::from_ref(self) as usize;
        let find = || {
            shared.own(|slot| {
                let local = slot.locals.iter().find(|(other, _)| *other == key);
                local.and_then(|(_, value)| value.downcast_ref::<T>()).map(std::ptr::from_ref)
            })
        };
        if let Some(value) = find() {
            // SAFETY: the value is boxed, and is dropped only at the end of the thread, after which it is
            // not found any more. As in std, references to it do not leave the thread.
            return Ok(unsafe { &*value });
        }
        if shared.own(|slot| slot.locals_ended) {
            return Err(AccessError);
        }
        let value: Box<dyn std::any::Any> = Box::new((self.init)());
        Shared::suspended();
        shared.own(|slot| slot.locals.push((key, value)));
        shared.leave();
        // SAFETY: as above.
        Ok(find().map(|value| unsafe { &*value }).expect("the value was just put there"))
    }
}

impl<T: 'static> LocalKey<Cell<T>> {
    /// Writes the value.
    pub fn set(&'static self, value: T) {
        self.with(|cell| cell.set(value));
    }

    /// A copy of the value.
    pub fn get(&'static self) -> T
    where
        T: Copy,
    {
        self.with(Cell::get)
    }

    /// The value; the default is left there.
    pub fn take(&'static self) -> T
    where
        T: Default,
    {
        self.with(Cell::take)
    }

    /// Writes the value; the result is the one before.
    pub fn replace(&'static self, value: T) -> T {
        self.with(|cell| cell.replace(value))
    }
}

impl<T: 'static> LocalKey<RefCell<T>> {
    /// Uses the value.
    pub fn with_borrow<R>(&'static self, f: impl FnOnce(&T) -> R) -> R {
        self.with(|cell| f(&cell.borrow()))
    }

    /// Uses or changes the value.
    pub fn with_borrow_mut<R>(&'static self, f: impl FnOnce(&mut T) -> R) -> R {
        self.with(|cell| f(&mut cell.borrow_mut()))
    }

    /// Writes the value.
    pub fn set(&'static self, value: T) {
        self.with(|cell| *cell.borrow_mut() = value);
    }

    /// The value; the default is left there.
    pub fn take(&'static self) -> T
    where
        T: Default,
    {
        self.with(RefCell::take)
    }

    /// Writes the value; the result is the one before.
    pub fn replace(&'static self, value: T) -> T {
        self.with(|cell| cell.replace(value))
    }
}

/// Drops the values of the running thread, the latest first.
pub(crate) fn end_of_thread() {
    let Some(shared) = inside() else { return };
    while let Some((_, value)) = shared.own(|slot| slot.locals.pop()) {
        drop(value);
    }
    shared.own(|slot| slot.locals_ended = true);
}

/// Values of which every thread has its own, as std's `thread_local!`.
#[macro_export]
macro_rules! thread_local {
    () => {};
    ($(#[$attribute:meta])* $visible:vis static $name:ident: $t:ty = const $init:block; $($rest:tt)*) => {
        $crate::thread_local!($(#[$attribute])* $visible static $name: $t = $init);
        $crate::thread_local!($($rest)*);
    };
    ($(#[$attribute:meta])* $visible:vis static $name:ident: $t:ty = const $init:block) => {
        $crate::thread_local!($(#[$attribute])* $visible static $name: $t = $init);
    };
    ($(#[$attribute:meta])* $visible:vis static $name:ident: $t:ty = $init:expr; $($rest:tt)*) => {
        $crate::thread_local!($(#[$attribute])* $visible static $name: $t = $init);
        $crate::thread_local!($($rest)*);
    };
    ($(#[$attribute:meta])* $visible:vis static $name:ident: $t:ty = $init:expr) => {
        $(#[$attribute])*
        $visible static $name: $crate::thread::LocalKey<$t> = {
            fn init() -> $t {
                $init
            }
            ::std::thread_local! {
                static OUTSIDE: $t = init();
            }
            $crate::thread::LocalKey::new(&OUTSIDE, init)
        };
    };
}
