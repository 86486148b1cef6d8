//! What all locks and their guards have in common with std's: how they are made and shown.

/// The traits of a lock and of its guards.
macro_rules! lock_traits {
    ($lock:ident, $($guard:ident),*) => {
        impl<T> From<T> for $lock<T> {
            fn from(contents: T) -> $lock<T> {
                $lock::new(contents)
            }
        }

        impl<T: Default> Default for $lock<T> {
            fn default() -> $lock<T> {
                $lock::new(T::default())
            }
        }

        impl<T: ?Sized> fmt::Debug for $lock<T> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                let mut shown = f.debug_struct(stringify!($lock));
                shown.field("poisoned", &self.is_poisoned()).finish_non_exhaustive()
            }
        }

        $(impl<T: ?Sized + fmt::Debug> fmt::Debug for $guard<'_, T> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Debug::fmt(&**self, f)
            }
        }

        impl<T: ?Sized + fmt::Display> fmt::Display for $guard<'_, T> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Display::fmt(&**self, f)
            }
        })*
    };
}
pub(super) use lock_traits;
