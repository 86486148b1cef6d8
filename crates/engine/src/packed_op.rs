//! Operations in little room: without their object, which an event has by number, and with a word for whatever
//! else belongs to them. Hardly any operation has more than that; the actions of the others are numbered.

use mazurka_trace::{Action, Object, Op, Rmw, ThreadId};
use rustc_hash::FxHashMap;

/// What is done, without the object and the operand. It has a byte of its own for the kind, which is compared often.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(crate) enum Code {
    /// There is no operand.
    Load,
    /// The operand is the value.
    Store,
    /// The operand is the other one.
    Rmw {
        function: Rmw,
        used: bool,
    },
    /// The operand has what is expected, and above it what is desired: if both have 32 bits.
    CompareExchange,
    /// The operand has the parties, and above them the round.
    Depart,
    /// The operand is the alternative that was taken.
    NotifyOne,
    /// There is no operand.
    Simple(Simple),
    /// The operand is the number of the action.
    Numbered,
    /// The operand is the thread.
    Spawn,
    Join,
    Post,
    /// The operand is the number of alternatives, and above it the one that was taken.
    Choose,
    Fence,
}

/// The actions that have no operands, with their conversions.
macro_rules! simple_actions {
    ($($name:ident)*) => {
        /// An action that has no operands.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(crate) enum Simple {
            $($name),*
        }

        impl Simple {
            /// All of them, in their order.
            const ACTIONS: &[Action] = &[$(Action::$name),*];

            fn of(action: Action) -> Option<Simple> {
                match action {
                    $(Action::$name => Some(Simple::$name),)*
                    _ => None,
                }
            }

            #[inline(always)]
            fn action(self) -> Action {
                Simple::ACTIONS[self as usize]
            }
        }
    };
}

simple_actions! {
    Lock TryLock Unlock ReadLock TryReadLock WriteLock TryWriteLock ReadUnlock WriteUnlock
    SemWait SemTryWait SemPost Enqueue Wake NotifyAll Arrive Free Section Begin End
}

/// An operation without its object.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PackedOp {
    pub(crate) operand: u64,
    pub(crate) code: Code,
}

impl PackedOp {
    /// Where there is no operation.
    pub(crate) const NONE: PackedOp = PackedOp { operand: 0, code: Code::Fence };

    /// Packs an operation. Its action gets a number if there is no room for it.
    pub(crate) fn of(op: &Op, actions: &mut Actions) -> PackedOp {
        let (code, operand) = match *op {
            Op::On(_, Action::Load) => (Code::Load, 0),
            Op::On(_, Action::Store(value)) => (Code::Store, value),
            Op::On(_, Action::NotifyOne) => (Code::NotifyOne, 0),
            Op::On(_, Action::Rmw { function, operand, used }) => {
                (Code::Rmw { function, used }, operand)
            }
            Op::On(_, Action::CompareExchange { expected, desired })
                if (expected | desired) >> 32 == 0 =>
            {
                (Code::CompareExchange, two(expected as u32, desired as u32))
            }
            Op::On(_, Action::Depart { parties, round }) => (Code::Depart, two(parties, round)),
            Op::On(_, action) => match Simple::of(action) {
                Some(simple) => (Code::Simple(simple), 0),
                None => (Code::Numbered, actions.number(action)),
            },
            Op::Spawn(thread) => (Code::Spawn, thread.0.into()),
            Op::Join(thread) => (Code::Join, thread.0.into()),
            Op::Post(thread) => (Code::Post, thread.0.into()),
            Op::Choose(count) => (Code::Choose, count.into()),
            Op::Fence => (Code::Fence, 0),
        };
        PackedOp { operand, code }
    }

    /// The thread for whose end it waits.
    #[inline(always)]
    pub(crate) fn joins(self) -> Option<ThreadId> {
        (self.code == Code::Join).then_some(ThreadId(self.operand as u32))
    }

    /// In how many ways it can be performed on an object that holds this word, before it is.
    #[inline(always)]
    pub(crate) fn alternatives(self, word: u64) -> u32 {
        match self.code {
            Code::NotifyOne => Action::NotifyOne.alternatives(word),
            Code::Choose => Op::Choose(self.operand as u32).alternatives(0),
            _ => 1,
        }
    }

    /// The operation after another alternative than the first was taken.
    pub(crate) fn with_alternative(self, alternative: u32) -> PackedOp {
        let operand = match self.code {
            Code::Choose => two(self.operand as u32, alternative),
            Code::NotifyOne => alternative.into(),
            _ => unreachable!("it can be performed in one way only"),
        };
        PackedOp { operand, ..self }
    }

    /// Which alternative was taken.
    #[inline(always)]
    pub(crate) fn alternative(self) -> u32 {
        match self.code {
            Code::Choose => (self.operand >> 32) as u32,
            Code::NotifyOne => self.operand as u32,
            _ => 0,
        }
    }

    /// The operation as it is before it is performed.
    #[inline(always)]
    pub(crate) fn before(self) -> PackedOp {
        let operand = match self.code {
            Code::Choose => u64::from(self.operand as u32),
            Code::NotifyOne => 0,
            _ => self.operand,
        };
        PackedOp { operand, ..self }
    }

    /// The operation: what it acts on is asked for if it acts on something.
    #[inline(always)]
    pub(crate) fn unpack(self, object: impl FnOnce() -> Object, actions: &Actions) -> Op {
        match self.code {
            Code::Load => Op::On(object(), Action::Load),
            Code::Store => Op::On(object(), Action::Store(self.operand)),
            Code::CompareExchange => {
                let (expected, desired) = (self.operand & u64::from(u32::MAX), self.operand >> 32);
                Op::On(object(), Action::CompareExchange { expected, desired })
            }
            Code::Simple(simple) => Op::On(object(), simple.action()),
            _ => self.unpack_rarer(object, actions),
        }
    }

    #[inline(never)]
    fn unpack_rarer(self, object: impl FnOnce() -> Object, actions: &Actions) -> Op {
        let (low, high) = (self.operand as u32, (self.operand >> 32) as u32);
        let action = match self.code {
            Code::Load | Code::Store | Code::CompareExchange | Code::Simple(_) => {
                unreachable!("it is more frequent")
            }
            Code::NotifyOne => Action::NotifyOne,
            Code::Rmw { function, used } => Action::Rmw { function, operand: self.operand, used },
            Code::Depart => Action::Depart { parties: low, round: high },
            Code::Numbered => actions.actions[self.operand as usize],
            Code::Spawn => return Op::Spawn(ThreadId(low)),
            Code::Join => return Op::Join(ThreadId(low)),
            Code::Post => return Op::Post(ThreadId(low)),
            Code::Choose => return Op::Choose(low),
            Code::Fence => return Op::Fence,
        };
        Op::On(object(), action)
    }
}

/// Actions by number; they keep their numbers for the whole exploration.
#[derive(Debug, Default)]
pub(crate) struct Actions {
    actions: Vec<Action>,
    numbers: FxHashMap<Action, u64>,
}

impl Actions {
    fn number(&mut self, action: Action) -> u64 {
        *self.numbers.entry(action).or_insert_with(|| {
            self.actions.push(action);
            self.actions.len() as u64 - 1
        })
    }
}

/// Two numbers in one.
fn two(low: u32, high: u32) -> u64 {
    u64::from(high) << 32 | u64::from(low)
}

#[cfg(test)]
mod tests {
    use super::*;
    use mazurka_trace::{Compare, Condition};

    #[test]
    fn operations_come_out_as_they_went_in() {
        use Action::*;
        let until = Condition::new(Compare::Eq, u64::MAX);
        let thread = ThreadId(u32::MAX - 1);
        let add = |used| Rmw { function: mazurka_trace::Rmw::Add, operand: 1 << 40, used };
        #[rustfmt::skip]
        let actions = [
            Load, Store(u64::MAX), add(true), add(false), Lock, TryLock, Unlock, ReadLock, TryReadLock, WriteLock,
            TryWriteLock, ReadUnlock, WriteUnlock, SemWait, SemTryWait, SemPost, Enqueue, Wake, NotifyOne, NotifyAll,
            Arrive, Depart { parties: u32::MAX, round: 7 }, Free, Section, Begin, End, Await(until),
            CompareExchange { expected: u64::MAX, desired: 3 }, CompareExchange { expected: 2, desired: 1 << 32 },
            CompareExchange { expected: u32::MAX.into(), desired: 5 }, ExchangeAwait { until, value: 1 << 63 },
        ];
        let object = Object::new(1 << 60, 8);
        let on = actions.map(|action| Op::On(object, action));
        let others =
            [Op::Spawn(thread), Op::Join(thread), Op::Post(thread), Op::Choose(9), Op::Fence];
        let mut numbered = Actions::default();
        for op in on.into_iter().chain(others) {
            let packed = PackedOp::of(&op, &mut numbered);
            assert_eq!(packed.unpack(|| object, &numbered), op);
            assert_eq!(PackedOp::of(&op, &mut numbered), packed, "it has a number");
            assert_eq!((packed.before(), packed.alternative()), (packed, 0));
            for word in [0, 1, 5, u64::MAX] {
                assert_eq!(packed.alternatives(word), op.alternatives(word), "{op:?}");
            }
            let mut taken = packed;
            if matches!(op, Op::Choose(_) | Op::On(_, NotifyOne)) {
                taken = packed.with_alternative(u32::MAX);
                assert_eq!(taken.alternative(), u32::MAX);
                assert_eq!(taken.unpack(|| object, &numbered), op);
            }
            assert_eq!(taken.before(), packed, "{op:?}");
        }
        assert_eq!(numbered.actions.len(), 4, "those with more than a word");
    }
}
