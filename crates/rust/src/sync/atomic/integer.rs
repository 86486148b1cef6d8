//! Atomic integers.

use super::{Ordering, fails_spuriously, load_orders, orders, store_orders, success_and_failure};
use crate::runtime::inside;
use crate::runtime::request::{Orders, Word};
use mazurka_trace::{Action, Rmw};
use std::fmt;
use std::panic::Location;
use std::sync::atomic as native;

/// Read-modify-writes: what each does, its name, its function, and what of its operand that is applied to.
macro_rules! fetch_methods {
    ($int:ty; $($what:literal, $name:ident, $function:expr, $operand:expr;)*) => {
        $(#[doc = concat!($what, "; the result is the value before.")]
        #[track_caller]
        pub fn $name(&self, value: $int, order: Ordering) -> $int {
            let operand = $operand;
            let old = self.modify($function, operand(value), order, stringify!($name));
            old.unwrap_or_else(|| self.0.$name(value, order))
        })*
    };
}

/// An atomic integer type: a wrapper of std's with the same layout.
macro_rules! atomic_integer {
    ($name:ident, $int:ident, $unsigned:ident, $max:expr, $min:expr) => {
        #[doc = concat!("An atomic `", stringify!($int), "`, as std's.")]
        #[derive(Default)]
        #[repr(transparent)]
        pub struct $name(native::$name);

        impl $name {
            #[doc = concat!("As [`new`](native::", stringify!($name), "::new) of std.")]
            pub const fn new(value: $int) -> $name {
                $name(native::$name::new(value))
            }

            #[doc = concat!("As [`from_ptr`](native::", stringify!($name), "::from_ptr) of std.")]
            ///
            /// # Safety
            /// As there.
            pub const unsafe fn from_ptr<'a>(ptr: *mut $int) -> &'a $name {
                // SAFETY: both have the layout of the integer; the rest is the caller's promise.
                unsafe { &*ptr.cast() }
            }

            /// The value, which nobody else can access.
            pub fn get_mut(&mut self) -> &mut $int {
                self.0.get_mut()
            }

            /// Uses the value, which nobody else can access.
            pub fn with_mut<R>(&mut self, f: impl FnOnce(&mut $int) -> R) -> R {
                f(self.get_mut())
            }

            /// Reads the value as if it were no atomic: a data race if somebody writes it meanwhile.
            ///
            /// # Safety
            /// Nobody writes it meanwhile.
            #[track_caller]
            pub unsafe fn unsync_load(&self) -> $int {
                let seen = self.act(Action::Load, Orders::PLAIN, "unsync_load");
                seen.unwrap_or_else(|| self.0.load(Ordering::Relaxed))
            }

            /// The value.
            pub const fn into_inner(self) -> $int {
                self.0.into_inner()
            }

            /// A pointer to the value. What is done with it is not seen.
            pub const fn as_ptr(&self) -> *mut $int {
                self.0.as_ptr()
            }

            /// Performs an action in an execution; the result is the value before.
            #[track_caller]
            fn act(&self, action: Action, orders: Orders, method: &'static str) -> Option<$int> {
                let shared = inside()?;
                let by = (method, Location::caller());
                shared.note_orders(orders, by.1);
                Some(shared.act(Word::of(self), action, orders, by).old as $int)
            }

            #[track_caller]
            fn modify(
                &self,
                function: Rmw,
                operand: $int,
                order: Ordering,
                method: &'static str,
            ) -> Option<$int> {
                let operand = u64::from(operand as $unsigned as u64);
                let action = Action::Rmw { function, operand, used: true };
                self.act(action, orders(order), method)
            }

            /// Reads the value.
            #[track_caller]
            pub fn load(&self, order: Ordering) -> $int {
                let seen = self.act(Action::Load, load_orders(order), "load");
                seen.unwrap_or_else(|| self.0.load(order))
            }

            /// Writes a value.
            #[track_caller]
            pub fn store(&self, value: $int, order: Ordering) {
                let action = Action::Store(u64::from(value as $unsigned as u64));
                if self.act(action, store_orders(order), "store").is_none() {
                    self.0.store(value, order);
                }
            }

            /// Writes a value; the result is the one before.
            #[track_caller]
            pub fn swap(&self, value: $int, order: Ordering) -> $int {
                let old = self.modify(Rmw::Exchange, value, order, "swap");
                old.unwrap_or_else(|| self.0.swap(value, order))
            }

            /// Writes `new` if the value is `current`.
            #[track_caller]
            pub fn compare_exchange(
                &self,
                current: $int,
                new: $int,
                success: Ordering,
                failure: Ordering,
            ) -> Result<$int, $int> {
                let (expected, desired) = (current as $unsigned as u64, new as $unsigned as u64);
                let action = Action::CompareExchange { expected, desired };
                let orders = success_and_failure(success, failure);
                match self.act(action, orders, "compare_exchange") {
                    Some(old) if old == current => Ok(old),
                    Some(old) => Err(old),
                    None => self.0.compare_exchange(current, new, success, failure),
                }
            }

            /// As [`compare_exchange`](Self::compare_exchange), but may fail without a reason; in an execution only
            /// if that is to be explored.
            #[track_caller]
            pub fn compare_exchange_weak(
                &self,
                current: $int,
                new: $int,
                success: Ordering,
                failure: Ordering,
            ) -> Result<$int, $int> {
                match fails_spuriously() {
                    true => Err(self.load(failure)),
                    false => self.compare_exchange(current, new, success, failure),
                }
            }

            fetch_methods! { $int;
                "Adds, wrapping", fetch_add, Rmw::Add, |value: $int| value;
                "Subtracts, wrapping", fetch_sub, Rmw::Add, <$int>::wrapping_neg;
                "Bitwise and", fetch_and, Rmw::And, |value: $int| value;
                "The complement of bitwise and", fetch_nand, Rmw::Nand, |value: $int| value;
                "Bitwise or", fetch_or, Rmw::Or, |value: $int| value;
                "Bitwise exclusive or", fetch_xor, Rmw::Xor, |value: $int| value;
                "The maximum", fetch_max, $max, |value: $int| value;
                "The minimum", fetch_min, $min, |value: $int| value;
            }

            /// Loads, computes and compares until nobody interferes; the result is the value before.
            #[track_caller]
            pub fn fetch_update(
                &self,
                set: Ordering,
                fetch: Ordering,
                mut update: impl FnMut($int) -> Option<$int>,
            ) -> Result<$int, $int> {
                let mut old = self.load(fetch);
                while let Some(new) = update(old) {
                    match self.compare_exchange_weak(old, new, set, fetch) {
                        Ok(old) => return Ok(old),
                        Err(now) => old = now,
                    }
                }
                Err(old)
            }

            /// As [`fetch_update`](Self::fetch_update).
            #[track_caller]
            pub fn try_update(
                &self,
                set: Ordering,
                fetch: Ordering,
                update: impl FnMut($int) -> Option<$int>,
            ) -> Result<$int, $int> {
                self.fetch_update(set, fetch, update)
            }

            /// As [`fetch_update`](Self::fetch_update) with a function that always has a result.
            #[track_caller]
            pub fn update(
                &self,
                set: Ordering,
                fetch: Ordering,
                mut update: impl FnMut($int) -> $int,
            ) -> $int {
                match self.fetch_update(set, fetch, |old| Some(update(old))) {
                    Ok(old) | Err(old) => old,
                }
            }
        }

        impl From<$int> for $name {
            fn from(value: $int) -> $name {
                $name::new(value)
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Debug::fmt(&self.0, f)
            }
        }
    };
}

atomic_integer!(AtomicI8, i8, u8, Rmw::Max, Rmw::Min);
atomic_integer!(AtomicU8, u8, u8, Rmw::UMax, Rmw::UMin);
atomic_integer!(AtomicI16, i16, u16, Rmw::Max, Rmw::Min);
atomic_integer!(AtomicU16, u16, u16, Rmw::UMax, Rmw::UMin);
atomic_integer!(AtomicI32, i32, u32, Rmw::Max, Rmw::Min);
atomic_integer!(AtomicU32, u32, u32, Rmw::UMax, Rmw::UMin);
atomic_integer!(AtomicI64, i64, u64, Rmw::Max, Rmw::Min);
atomic_integer!(AtomicU64, u64, u64, Rmw::UMax, Rmw::UMin);
atomic_integer!(AtomicIsize, isize, usize, Rmw::Max, Rmw::Min);
atomic_integer!(AtomicUsize, usize, usize, Rmw::UMax, Rmw::UMin);
