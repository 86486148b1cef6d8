//! Flat instructions, and what a thread does on its own between two visible operations.
//!
//! The code of all threads stands in one list. Jumps only go forward, so every thread ends.

use crate::ast::{Arith, Kind, Test};
use mazurka_trace::{Action, Compare, Condition, Object, Op};

/// Registers per thread.
pub(crate) const REGISTERS: usize = 8;

/// Barriers per program: the rounds of each are counted in one byte of [`State::rounds`].
pub(crate) const BARRIERS: usize = 8;

/// Threads in a program with a condition variable, so that [`crate::queue`] fits in a word.
pub(crate) const QUEUED_THREADS: usize = 15;

/// The cell of operations that act on no object.
pub(crate) const NO_CELL: u32 = u32::MAX;

/// A value whose place is known.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Operand {
    Register(u8),
    Constant(u64),
}

/// An expression; a single atom is combined with a neutral constant.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Value {
    pub(crate) left: Operand,
    pub(crate) arith: Arith,
    pub(crate) right: Operand,
}

/// A question about registers.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Question {
    pub(crate) left: Value,
    pub(crate) compare: Compare,
    pub(crate) right: Operand,
}

/// What of an operation is known only when the thread arrives at it.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Fill {
    /// Nothing: the operation is as it stands.
    Nothing,
    /// The value stored.
    Stored(Value),
    /// The operands, in the order in which they are written.
    Operands(Operand, Operand),
    /// The round of the barrier with this number.
    Round(u8),
}

/// A visible operation.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Visible {
    pub(crate) op: Op,
    pub(crate) fill: Fill,
    /// The word of memory that holds the object, if there is one.
    pub(crate) cell: u32,
    /// How many bits of that word stand below the object.
    pub(crate) shift: u8,
    /// The register that takes the result.
    pub(crate) into: Option<u8>,
}

#[derive(Clone, Copy, Debug)]
pub(crate) enum Instr {
    Visible(Visible),
    Let {
        into: u8,
        value: Value,
    },
    Jump(u32),
    /// Goes on to the next instruction if the answer is yes, else jumps.
    Branch {
        question: Question,
        otherwise: u32,
    },
    Assume(Question),
    /// The number is that of the text in [`Code::asserts`].
    Assert(Question, u32),
    End,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(crate) enum Status {
    Unborn,
    /// Just before the visible instruction at `pc`.
    Ready,
    Finished,
    /// The assumption at `pc` is false.
    Assumed,
    /// The assertion at `pc` is false, or the unlock at `pc` was performed and was wrong.
    Violated,
}

/// All that distinguishes a thread from what it was at another time.
#[derive(Clone, Copy, Debug)]
pub(crate) struct State {
    pub(crate) registers: [u64; REGISTERS],
    /// How often the thread has departed from each barrier, one byte each.
    pub(crate) rounds: u64,
    pub(crate) pc: u32,
    pub(crate) status: Status,
}

impl State {
    /// A thread that has not been created.
    pub(crate) const UNBORN: State =
        State { registers: [0; REGISTERS], rounds: 0, pc: 0, status: Status::Unborn };
}

/// What is known of a thread before it runs.
#[derive(Debug)]
pub(crate) struct ThreadCode {
    pub(crate) name: String,
    pub(crate) registers: Vec<String>,
    /// Before its first visible operation. Nothing else can have changed a thread by then, so this
    /// is also the state in which a creation leaves it.
    pub(crate) first: State,
}

/// What is known of an object before it is used.
#[derive(Debug)]
pub(crate) struct ObjectCode {
    pub(crate) name: String,
    pub(crate) kind: Kind,
    pub(crate) word: u64,
}

/// A compiled program.
#[derive(Debug, Default)]
pub(crate) struct Code {
    pub(crate) instrs: Vec<Instr>,
    pub(crate) asserts: Vec<Test>,
    /// By their memory cell.
    pub(crate) objects: Vec<ObjectCode>,
    /// By their id; the first `alive` of them are there from the start.
    pub(crate) threads: Vec<ThreadCode>,
    pub(crate) alive: usize,
}

/// The range of bytes of the object in a cell. Address 0 is left out: it looks like a null pointer.
pub(crate) fn object(cell: u32) -> Object {
    Object::new(8 * (u64::from(cell) + 1), 8)
}

/// The action with its operands put in.
pub(crate) fn filled(action: Action, first: u64, second: u64) -> Action {
    match action {
        Action::Store(_) => Action::Store(first),
        Action::Rmw { function, used, .. } => Action::Rmw { function, operand: first, used },
        Action::CompareExchange { .. } => {
            Action::CompareExchange { expected: first, desired: second }
        }
        Action::Await(until) => Action::Await(Condition { operand: first, ..until }),
        Action::ExchangeAwait { until, .. } => {
            Action::ExchangeAwait { until: Condition { operand: first, ..until }, value: second }
        }
        other => other,
    }
}

impl Operand {
    #[inline]
    pub(crate) fn get(self, registers: &[u64; REGISTERS]) -> u64 {
        match self {
            Operand::Register(register) => registers[usize::from(register)],
            Operand::Constant(value) => value,
        }
    }
}

impl Value {
    #[inline]
    pub(crate) fn get(self, registers: &[u64; REGISTERS]) -> u64 {
        self.arith.compute(self.left.get(registers), self.right.get(registers))
    }
}

impl Question {
    #[inline]
    pub(crate) fn holds(self, registers: &[u64; REGISTERS]) -> bool {
        let condition = Condition { compare: self.compare, operand: self.right.get(registers) };
        condition.holds(self.left.get(registers), 8)
    }
}

impl Visible {
    /// The operation as the thread meets it.
    #[inline]
    pub(crate) fn op(&self, state: &State) -> Op {
        let Op::On(object, action) = self.op else { return self.op };
        let action = match self.fill {
            Fill::Nothing => return self.op,
            Fill::Stored(value) => Action::Store(value.get(&state.registers)),
            Fill::Operands(first, second) => {
                filled(action, first.get(&state.registers), second.get(&state.registers))
            }
            Fill::Round(barrier) => match action {
                Action::Depart { parties, .. } => {
                    let round = u32::from((state.rounds >> (8 * barrier)) as u8);
                    Action::Depart { parties, round }
                }
                other => other,
            },
        };
        Op::On(object, action)
    }
}

/// Runs a thread until it stands before a visible operation or will not go on.
#[inline]
pub(crate) fn settle(instrs: &[Instr], state: &mut State) {
    loop {
        match instrs[state.pc as usize] {
            Instr::Visible(_) => return state.status = Status::Ready,
            Instr::Let { into, value } => {
                state.registers[usize::from(into)] = value.get(&state.registers);
            }
            Instr::Jump(target) => {
                state.pc = target;
                continue;
            }
            Instr::Branch { question, otherwise } => {
                if !question.holds(&state.registers) {
                    state.pc = otherwise;
                    continue;
                }
            }
            Instr::Assume(question) => {
                if !question.holds(&state.registers) {
                    return state.status = Status::Assumed;
                }
            }
            Instr::Assert(question, _) => {
                if !question.holds(&state.registers) {
                    return state.status = Status::Violated;
                }
            }
            Instr::End => return state.status = Status::Finished,
        }
        state.pc += 1;
    }
}
