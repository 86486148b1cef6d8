//! A thread: frames, registers, counters.

use super::undefined::{UndefinedRegister, UndefinedRegisters};
use crate::code::Reg;
use crate::failure::Failure;
use crate::transition_cache::StateId;

/// A function that is being executed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Frame {
    pub(crate) function: u32,
    /// The next instruction.
    pub(crate) pc: u32,
    /// Where its registers begin, and how many there are.
    pub(crate) base: u32,
    pub(crate) size: u32,
    /// Where in the caller's frame the result goes.
    pub(crate) dst: Option<Reg>,
}

impl Frame {
    /// Where the registers of the next frame begin.
    #[inline]
    pub(crate) fn end(&self) -> u32 {
        self.base + self.size
    }
}

/// Whether and how a thread can go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Status {
    /// Not created, or the creation was undone.
    Unborn,
    /// Its next operation is visible; or it is running local code right now.
    Ready,
    Finished,
    /// It has ended the whole program.
    Exited,
    /// An assumption does not hold.
    Assume,
    /// A loop bound was reached.
    Bound,
    /// It is in a loop that has come back to where it was: in the one with this number, before whose
    /// assumption it stands, or in one that it runs through without any visible operation.
    Cut(Option<u32>),
    /// An atomic section has come to an operation that has to wait: the step is about to be undone.
    WaitsInSection,
    /// There is no room for another frame or local variable.
    StackLimit,
    /// It ran local code for too long.
    TooLong,
    Failed(Failure),
}

/// Numbers that belong to a thread and that its steps change.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Counters {
    /// How many threads the thread has created.
    pub(crate) threads: u32,
    /// What it returned.
    pub(crate) result: u64,
    /// Where what it returned comes from, if that is undefined; else 0.
    pub(crate) undefined_result: u32,
    /// How many atomic sections it is inside of.
    pub(crate) sections: u32,
    /// How many spurious wakeups it has had.
    pub(crate) spurious: u32,
    /// The topmost cleanup handler.
    pub(crate) cleanup: u64,
    /// How many of its local variables it has ended, if it is about to exit.
    pub(crate) ended_locals: u32,
}

/// What a thread has besides frames and registers, in a cached state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Standing {
    pub(crate) status: Status,
    pub(crate) counters: Counters,
}

/// In place of the number of a standing.
const NO_STANDING: u32 = u32::MAX;

/// A thread.
///
/// If it is in a state of the transition cache, its frames and registers need not be here: they are
/// loaded when they are about to change. [`TransitionCache`] reads them wherever they are.
///
/// [`TransitionCache`]: crate::transition_cache::TransitionCache
#[derive(Clone, Debug)]
pub(crate) struct Thread {
    pub(crate) status: Status,
    pub(crate) counters: Counters,
    /// Innermost last.
    pub(super) frames: Vec<Frame>,
    /// Of all frames, in the same order.
    pub(super) registers: Vec<u64>,
    /// Which of these registers have undefined bits.
    pub(super) undefined: UndefinedRegisters,
    pub(super) detached: bool,
    pub(super) joined: bool,
    /// The state it is in, if that is cached.
    cached: StateId,
    /// The state that `frames` and `registers` belong to, if the thread is in a cached one.
    loaded: StateId,
    /// The number of the standing that `status` and `counters` are, if that is known.
    standing: u32,
    name: u64,
}

impl Thread {
    /// A thread that has not been created.
    pub(super) fn new(name: u64) -> Thread {
        Thread {
            status: Status::Unborn,
            counters: Counters::default(),
            frames: Vec::new(),
            registers: Vec::new(),
            undefined: UndefinedRegisters::default(),
            detached: false,
            joined: false,
            cached: StateId::NONE,
            loaded: StateId::NONE,
            standing: NO_STANDING,
            name,
        }
    }

    /// The creation was undone.
    pub(super) fn reset(&mut self) {
        self.status = Status::Unborn;
        self.frames.clear();
        self.registers.clear();
        self.undefined.clear();
        self.counters = Counters::default();
        self.set_cached_state(StateId::NONE);
        (self.detached, self.joined) = (false, false);
    }

    /// A hash of who created it and as which one: the same in every exploration.
    pub(crate) fn name(&self) -> u64 {
        self.name
    }

    /// Whether it is detached, so that it cannot be joined.
    pub(crate) fn is_detached(&self) -> bool {
        self.detached
    }

    /// Whether some thread has joined it.
    pub(crate) fn is_joined(&self) -> bool {
        self.joined
    }

    /// The frames that are loaded, the innermost last.
    #[inline]
    pub(crate) fn frames(&self) -> &[Frame] {
        &self.frames
    }

    /// The registers that are loaded, of all frames.
    #[inline]
    pub(crate) fn registers(&self) -> &[u64] {
        &self.registers
    }

    /// The innermost frame, and its registers.
    #[inline]
    pub(crate) fn top_frame(&mut self) -> Option<(&mut Frame, &mut [u64])> {
        let frame = self.frames.last_mut()?;
        let registers = &mut self.registers[frame.base as usize..frame.end() as usize];
        Some((frame, registers))
    }

    /// Goes on to the next instruction of the innermost function.
    #[inline]
    pub(crate) fn advance(&mut self) {
        if let Some(frame) = self.frames.last_mut() {
            frame.pc += 1;
        }
    }

    /// Sets a register; `index` counts the registers of all frames.
    #[inline]
    pub(crate) fn set_register(&mut self, index: usize, value: u64) {
        self.registers[index] = value;
    }

    /// Pushes a frame with `size` registers, which are 0; returns where they begin.
    pub(crate) fn push_frame(&mut self, function: u32, size: u32, dst: Option<Reg>) -> usize {
        let base = self.frames.last().map_or(0, Frame::end);
        self.frames.push(Frame { function, pc: 0, base, size, dst });
        // Returning truncates the registers, so all of these are new.
        self.registers.resize((base + size) as usize, 0);
        base as usize
    }

    /// Drops the registers of frames that were popped.
    pub(crate) fn drop_dead_registers(&mut self) {
        let end = self.frames.last().map_or(0, Frame::end);
        self.registers.truncate(end as usize);
        self.undefined.truncate(end);
    }

    /// Whether some register has undefined bits.
    #[inline]
    pub(crate) fn has_undefined(&self) -> bool {
        !self.undefined.is_empty()
    }

    /// The registers that have undefined bits, if they are loaded.
    pub(crate) fn undefined(&self) -> &UndefinedRegisters {
        &self.undefined
    }

    /// The registers that have undefined bits, to be changed.
    pub(crate) fn undefined_mut(&mut self) -> &mut UndefinedRegisters {
        &mut self.undefined
    }

    /// The state it is in, if that is cached.
    #[inline]
    pub(crate) fn cached_state(&self) -> StateId {
        self.cached
    }

    /// Whether `frames` and `registers` are those of the state it is in.
    #[inline]
    pub(crate) fn is_loaded(&self) -> bool {
        self.cached == StateId::NONE || self.loaded == self.cached
    }

    /// Puts the thread into a cached state without loading its frames; `number` is that of its standing.
    #[inline(always)]
    pub(crate) fn enter_cached_state(&mut self, id: StateId, number: u32, standings: &[Standing]) {
        self.cached = id;
        if self.standing != number {
            self.enter_standing(number, standings);
        }
        debug_assert_eq!(self.standing(), standings[number as usize]);
    }

    #[inline(never)]
    fn enter_standing(&mut self, number: u32, standings: &[Standing]) {
        self.standing = number;
        Standing { status: self.status, counters: self.counters } = standings[number as usize];
    }

    /// Its status and counters.
    pub(crate) fn standing(&self) -> Standing {
        Standing { status: self.status, counters: self.counters }
    }

    /// It creates a thread.
    pub(super) fn count_thread(&mut self) {
        self.counters.threads += 1;
        self.standing = NO_STANDING;
    }

    /// Loads the frames and registers of the cached state it is in.
    pub(crate) fn load(
        &mut self,
        frames: &[Frame],
        registers: &[u64],
        undefined: &[UndefinedRegister],
    ) {
        self.undefined.load(undefined);
        self.frames.clear();
        self.frames.extend_from_slice(frames);
        self.registers.clear();
        self.registers.extend_from_slice(registers);
        self.loaded = self.cached;
    }

    /// The frames and registers that are loaded are those of a cached state, or of none.
    pub(crate) fn set_cached_state(&mut self, id: StateId) {
        (self.cached, self.loaded, self.standing) = (id, id, NO_STANDING);
    }
}
