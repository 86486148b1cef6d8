//! Stacks that are too small.
//!
//! Below each stack is a page that nobody can access. A thread that comes there gets a signal, whose handler lets
//! the coroutine return instead of ending the process: what was on the stack is lost, and the thread has violated
//! something. That is possible while the program's own code runs; in the middle of the runtime or of the allocator all
//! that is left is a message. On other systems than Linux on x86-64 the process ends with a fault.

#[cfg(all(target_os = "linux", target_arch = "x86_64"))]
pub(super) use linux::resume;
#[cfg(all(target_os = "linux", target_arch = "x86_64"))]
pub(crate) use linux::{install_handler, while_allocating};

#[cfg(not(all(target_os = "linux", target_arch = "x86_64")))]
pub(crate) use elsewhere::*;

#[cfg(not(all(target_os = "linux", target_arch = "x86_64")))]
mod elsewhere {
    use super::super::context::Shared;
    use super::super::threads::Fiber;

    pub(crate) fn install_handler() {}

    pub(crate) fn while_allocating<T>(allocate: impl FnOnce() -> T) -> T {
        allocate()
    }

    pub(crate) fn resume(_: &Shared, fiber: &mut Fiber) -> bool {
        fiber.resume(());
        false
    }
}

#[cfg(all(target_os = "linux", target_arch = "x86_64"))]
mod linux {
    use super::super::context::{Shared, is_inside};
    use super::super::threads::Fiber;
    use corosensei::trap::{CoroutineTrapHandler, TrapHandlerRegs};
    use std::cell::Cell;
    use std::ffi::{c_int, c_void};
    use std::mem::MaybeUninit;
    use std::ptr;
    use std::sync::OnceLock;

    /// The thread that runs.
    #[derive(Clone, Copy)]
    struct Running {
        trap: CoroutineTrapHandler<()>,
        shared: *const Shared,
    }

    thread_local! {
        static RUNNING: Cell<Option<Running>> = const { Cell::new(None) };
        static OVERFLOWED: Cell<bool> = const { Cell::new(false) };
        static ALLOCATING: Cell<bool> = const { Cell::new(false) };
    }

    /// What was done with the signal before.
    static BEFORE: OnceLock<libc::sigaction> = OnceLock::new();

    /// Lets a coroutine run until it is suspended; whether its stack was too small.
    pub(crate) fn resume(shared: &Shared, fiber: &mut Fiber) -> bool {
        let before = RUNNING.replace(Some(Running { trap: fiber.trap_handler(), shared }));
        fiber.resume(());
        RUNNING.set(before);
        OVERFLOWED.replace(false)
    }

    /// Runs the allocator below ours, which must not be left in the middle.
    pub(crate) fn while_allocating<T>(allocate: impl FnOnce() -> T) -> T {
        let before = ALLOCATING.replace(true);
        let allocated = allocate();
        ALLOCATING.set(before);
        allocated
    }

    /// Installs the handler, once for the process.
    pub(crate) fn install_handler() {
        BEFORE.get_or_init(|| {
            let mut before = MaybeUninit::uninit();
            // SAFETY: the action is valid: zero but for the handler, which has the right signature, and the
            // flags. The handler runs on the stack for signals that std gives to every thread.
            unsafe {
                let mut action: libc::sigaction = std::mem::zeroed();
                action.sa_sigaction = handle as *const () as usize;
                action.sa_flags = libc::SA_SIGINFO | libc::SA_ONSTACK;
                libc::sigaction(libc::SIGSEGV, &action, before.as_mut_ptr());
                before.assume_init()
            }
        });
    }

    /// Whether an address is in the page below a stack, and the stack pointer beside it.
    fn is_below(running: &Running, address: usize, stack_pointer: usize) -> bool {
        // The bounds include the page: only there is nothing of the stack a page further down.
        let page = 4096;
        let inside = |at: usize| running.trap.stack_ptr_in_bounds(at);
        inside(address) && !inside(address.wrapping_sub(page)) && inside(stack_pointer + page)
    }

    extern "C" fn handle(signal: c_int, info: *mut libc::siginfo_t, context: *mut c_void) {
        // SAFETY: the system passes both; this is a signal with an address.
        let (context, address) =
            unsafe { (&mut *context.cast::<libc::ucontext_t>(), (*info).si_addr() as usize) };
        let registers = &mut context.uc_mcontext.gregs;
        let stack_pointer = registers[libc::REG_RSP as usize] as usize;
        match RUNNING.get().filter(|running| is_below(running, address, stack_pointer)) {
            Some(running) if can_be_left(&running) => {
                // SAFETY: the stack pointer is on the stack of the coroutine, which runs; its context is
                // changed as is wanted. What it has written elsewhere belongs to the execution, which is
                // given up.
                let regs = unsafe { running.trap.setup_trap_handler(|| OVERFLOWED.set(true)) };
                let TrapHandlerRegs { rip, rsp, rbp, rdi, rsi } = regs;
                registers[libc::REG_RIP as usize] = rip as i64;
                registers[libc::REG_RSP as usize] = rsp as i64;
                registers[libc::REG_RBP as usize] = rbp as i64;
                registers[libc::REG_RDI as usize] = rdi as i64;
                registers[libc::REG_RSI as usize] = rsi as i64;
            }
            Some(_) => {
                let text = b"mazurka: a thread of the program needs more than 1 MiB of stack; the \
                             process has to be aborted\n";
                // SAFETY: writes a constant, and ends the process; both may be done in a handler.
                unsafe {
                    libc::write(2, text.as_ptr().cast(), text.len());
                    libc::abort();
                }
            }
            None => pass_on(signal, info, ptr::from_mut(context).cast()),
        }
    }

    /// Whether the thread is in the program's own code, where nothing is half done that matters later.
    fn can_be_left(running: &Running) -> bool {
        // SAFETY: the run that resumes the coroutine owns the state.
        let shared = unsafe { &*running.shared };
        is_inside()
            && !ALLOCATING.get()
            && !std::thread::panicking()
            && shared.threads.try_borrow_mut().is_ok()
            && shared.memory.try_borrow_mut().is_ok()
    }

    /// Does what was done with the signal before.
    fn pass_on(signal: c_int, info: *mut libc::siginfo_t, context: *mut c_void) {
        match BEFORE.get() {
            Some(before) if before.sa_flags & libc::SA_SIGINFO != 0 && before.sa_sigaction > 1 => {
                type Handler = extern "C" fn(c_int, *mut libc::siginfo_t, *mut c_void);
                // SAFETY: with this flag the action is a function with this signature.
                let handler: Handler = unsafe { std::mem::transmute(before.sa_sigaction) };
                handler(signal, info, context);
            }
            _ => {
                // SAFETY: the default action; the access is repeated, and ends the process.
                unsafe { libc::signal(signal, libc::SIG_DFL) };
            }
        }
    }
}
