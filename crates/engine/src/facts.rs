//! What a step needs to know of an operation, worked out when a thread first comes to it and not at every step.

use mazurka_trace::{Action, Effect, Op};

/// What follows from an operation alone, whatever it finds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Facts {
    bits: u8,
    /// How it touches its object, unless that varies.
    pub(crate) effect: Effect,
}

impl Facts {
    /// It acts on an object.
    const ACCESSES: u8 = 1;
    /// There are states in which it is not enabled.
    const MAY_BLOCK: u8 = 1 << 1;
    /// Its effect, or in how many ways it can be performed, depends on what it finds or on who looks.
    const VARIES: u8 = 1 << 2;
    /// It brings a thread to life.
    const CREATES: u8 = 1 << 3;
    /// Whatever it finds, its effect is a read.
    const READS: u8 = 1 << 4;
    /// It never races.
    const SILENT: u8 = 1 << 5;
    /// It waits for a value.
    const AWAITS: u8 = 1 << 6;

    /// Its thread may come back to where it is, to do the same once more.
    const MAY_RETURN: u8 = 1 << 7;

    /// Where there is no operation.
    pub(crate) const NONE: Facts = Facts { bits: 0, effect: Effect::Local };

    /// The facts about an operation.
    pub(crate) fn of(op: &Op) -> Facts {
        let when = |holds: bool, bit: u8| if holds { bit } else { 0 };
        let bits = match *op {
            Op::On(_, action) => {
                let awaits = matches!(action, Action::Await(_) | Action::ExchangeAwait { .. });
                let varies =
                    action.outcome_varies() || matches!(action, Action::Begin | Action::End);
                Facts::ACCESSES
                    | when(varies, Facts::VARIES)
                    | when(matches!(action, Action::Load | Action::Await(_)), Facts::READS)
                    | when(action == Action::Unlock, Facts::SILENT)
                    | when(awaits, Facts::AWAITS)
            }
            Op::Spawn(_) | Op::Post(_) => Facts::CREATES,
            Op::Choose(_) => Facts::VARIES,
            Op::Join(_) | Op::Fence => 0,
        };
        let bits = bits | when(op.may_block(), Facts::MAY_BLOCK);
        let facts = Facts { bits, effect: op.effect(0) };
        if facts.concerns_threads() { facts } else { facts.with(Facts::MAY_RETURN) }
    }

    fn with(self, bit: u8) -> Facts {
        Facts { bits: self.bits | bit, ..self }
    }

    /// The same where the thread can never come back to.
    pub(crate) fn once(self) -> Facts {
        Facts { bits: self.bits & !Facts::MAY_RETURN, ..self }
    }

    #[inline(always)]
    fn has(self, bit: u8) -> bool {
        self.bits & bit != 0
    }

    /// Whether it acts on an object.
    #[inline(always)]
    pub(crate) fn accesses(self) -> bool {
        self.has(Facts::ACCESSES)
    }

    /// Whether there are states in which it is not enabled.
    #[inline(always)]
    pub(crate) fn may_block(self) -> bool {
        self.has(Facts::MAY_BLOCK)
    }

    /// Whether it waits for an object.
    #[inline(always)]
    pub(crate) fn is_waiting(self) -> bool {
        let both = Facts::ACCESSES | Facts::MAY_BLOCK;
        self.bits & both == both
    }

    /// Whether its effect, or in how many ways it can be performed, depends on what it finds or on who looks.
    #[inline(always)]
    pub(crate) fn varies(self) -> bool {
        self.has(Facts::VARIES)
    }

    /// Whether it brings a thread to life.
    #[inline(always)]
    pub(crate) fn creates(self) -> bool {
        self.has(Facts::CREATES)
    }

    /// Whether its thread may come back to where it is. An iteration that begins with the creation or the end of a thread
    /// is never judged, so that it does not count.
    #[inline(always)]
    pub(crate) fn may_return(self) -> bool {
        self.has(Facts::MAY_RETURN)
    }

    /// Whether it creates a thread or waits for the end of one.
    pub(crate) fn concerns_threads(self) -> bool {
        let waits = self.bits & (Facts::ACCESSES | Facts::MAY_BLOCK) == Facts::MAY_BLOCK;
        waits || self.creates()
    }

    /// Whether its effect is a read, whatever it finds.
    #[inline(always)]
    pub(crate) fn reads(self) -> bool {
        self.has(Facts::READS)
    }

    /// Whether it waits for a value.
    #[inline(always)]
    pub(crate) fn awaits(self) -> bool {
        self.has(Facts::AWAITS)
    }

    /// Whether it never races.
    #[inline(always)]
    pub(crate) fn is_silent(self) -> bool {
        self.has(Facts::SILENT)
    }

    /// Whether it may block, or can be performed in several ways or with several effects.
    #[inline(always)]
    pub(crate) fn may_block_or_varies(self) -> bool {
        self.has(Facts::MAY_BLOCK | Facts::VARIES)
    }

    /// Whether it is an access of which all is known beforehand: it never blocks, can be performed in one way
    /// only, and creates nobody.
    #[inline(always)]
    pub(crate) fn is_plain(self) -> bool {
        let others = Facts::MAY_BLOCK | Facts::VARIES;
        self.bits & (Facts::ACCESSES | others) == Facts::ACCESSES
    }
}
