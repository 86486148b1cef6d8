//! Values that are computed when somebody first wants them.

use super::OnceLock;
use std::cell::Cell;
use std::fmt;
use std::ops::Deref;
use std::panic::{RefUnwindSafe, UnwindSafe};

/// A value that is computed when somebody first wants it, as std's. One that outlives an execution is
/// computed anew in the next.
pub struct LazyLock<T, F = fn() -> T> {
    value: OnceLock<T>,
    init: Init<F>,
}

/// The function. One that can be called again, as that of a static is, stays for later executions.
struct Init<F>(Cell<Option<F>>);

// SAFETY: as for std's: only the thread that computes the value touches the function.
unsafe impl<T: Sync + Send, F: Send> Sync for LazyLock<T, F> {}

impl<T: RefUnwindSafe + UnwindSafe, F: UnwindSafe> RefUnwindSafe for LazyLock<T, F> {}
impl<T: UnwindSafe, F: UnwindSafe> UnwindSafe for LazyLock<T, F> {}

impl<T, F: FnOnce() -> T> LazyLock<T, F> {
    /// A value that the function computes.
    pub const fn new(init: F) -> LazyLock<T, F> {
        LazyLock { value: OnceLock::new(), init: Init(Cell::new(Some(init))) }
    }

    /// Computes the value if that has not been done.
    #[track_caller]
    pub fn force(this: &LazyLock<T, F>) -> &T {
        this.value.get_or_init(|| {
            // SAFETY: only one closure is called at a time, so nobody else touches the function. It is
            // copied where it owns nothing, so that it can be called in the next execution, too.
            let init = unsafe {
                if std::mem::needs_drop::<F>() {
                    this.init.0.take()
                } else {
                    std::ptr::read(this.init.0.as_ptr())
                }
            };
            match init {
                Some(init) => init(),
                None => panic!("LazyLock instance has previously been poisoned"),
            }
        })
    }
}

impl<T, F: FnOnce() -> T> Deref for LazyLock<T, F> {
    type Target = T;

    #[track_caller]
    fn deref(&self) -> &T {
        LazyLock::force(self)
    }
}

impl<T: Default> Default for LazyLock<T> {
    fn default() -> LazyLock<T> {
        LazyLock::new(T::default)
    }
}

impl<T: fmt::Debug, F> fmt::Debug for LazyLock<T, F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("LazyLock").field(&self.value.peek()).finish()
    }
}

/// Statics that are computed when they are first used, anew in each execution, as the crate `lazy_static` has them.
#[macro_export]
macro_rules! lazy_static {
    () => {};
    ($(#[$attribute:meta])* $visible:vis static ref $name:ident: $t:ty = $init:expr; $($rest:tt)*) => {
        $(#[$attribute])*
        #[allow(non_camel_case_types)]
        $visible struct $name;

        impl ::core::ops::Deref for $name {
            type Target = $t;

            #[track_caller]
            fn deref(&self) -> &$t {
                static LAZY: $crate::sync::LazyLock<$t> = $crate::sync::LazyLock::new(|| $init);
                &LAZY
            }
        }

        $crate::lazy_static! { $($rest)* }
    };
}
