//! Flat instructions, and their local execution between two visible operations.
//!
//! The code of all threads is one list. Jumps only go forward, so every thread ends.

use crate::ast::{Arith, ObjectKind, Test};
use mazurka_trace::{Action, Compare, Condition, Object, Op};

/// Registers per thread.
pub(crate) const REGISTERS: usize = 8;

/// Barriers per program: the rounds of each are counted in one byte of [`ThreadState::rounds`].
pub(crate) const BARRIERS: usize = 8;

/// Threads in a program with a condition variable, so that [`crate::queue`] fits in a word.
pub(crate) const QUEUED_THREADS: usize = 15;

/// The cell of operations that act on no object.
pub(crate) const NO_CELL: u32 = u32::MAX;

/// A register or a constant.
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

/// A comparison of registers and constants.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Comparison {
    pub(crate) left: Value,
    pub(crate) compare: Compare,
    pub(crate) right: Operand,
}

/// The operands of an operation that are known only when the thread reaches it.
#[derive(Clone, Copy, Debug)]
pub(crate) enum RuntimeOperands {
    /// None: the operation is complete.
    None,
    /// The value stored.
    Stored(Value),
    /// The operands, in the order in which they are written.
    Pair(Operand, Operand),
    /// The round of the barrier with this number.
    BarrierRound(u8),
}

/// A visible operation.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Visible {
    pub(crate) op: Op,
    pub(crate) operands: RuntimeOperands,
    /// The word of memory that holds the object, if there is one.
    pub(crate) cell: u32,
    /// The bit of that word at which the object begins.
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
    /// Continues with the next instruction if it holds, else jumps.
    Branch {
        comparison: Comparison,
        otherwise: u32,
    },
    Assume(Comparison),
    /// The number is that of the text in [`Code::asserts`].
    Assert(Comparison, u32),
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
    AssumeFailed,
    /// The assertion at `pc` is false, or the unlock at `pc` was performed and was wrong.
    Violated,
}

/// The local state of a thread.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ThreadState {
    pub(crate) registers: [u64; REGISTERS],
    /// How often the thread has departed from each barrier, one byte each.
    pub(crate) rounds: u64,
    pub(crate) pc: u32,
    pub(crate) status: Status,
}

impl ThreadState {
    /// A thread that has not been created.
    pub(crate) const UNBORN: ThreadState =
        ThreadState { registers: [0; REGISTERS], rounds: 0, pc: 0, status: Status::Unborn };
}

/// The code of a thread.
#[derive(Debug)]
pub(crate) struct ThreadCode {
    pub(crate) name: String,
    pub(crate) registers: Vec<String>,
    /// The state before its first visible operation. Until then a thread depends on nothing else,
    /// so this is also its state after its creation.
    pub(crate) first: ThreadState,
    /// The first thread with the same statements.
    pub(crate) same_as: u32,
}

/// An object and its initial value.
#[derive(Debug)]
pub(crate) struct ObjectCode {
    pub(crate) name: String,
    pub(crate) kind: ObjectKind,
    pub(crate) word: u64,
}

/// A compiled program.
#[derive(Debug, Default)]
pub(crate) struct Code {
    pub(crate) instrs: Vec<Instr>,
    pub(crate) asserts: Vec<Test>,
    /// By their memory cell.
    pub(crate) objects: Vec<ObjectCode>,
    /// By their id; the first `alive` of them exist from the start.
    pub(crate) threads: Vec<ThreadCode>,
    pub(crate) alive: usize,
}

/// The range of bytes of the object in a cell. Address 0 is unused: it looks like a null pointer.
pub(crate) fn object(cell: u32) -> Object {
    Object::new(8 * (u64::from(cell) + 1), 8)
}

/// The action with these operands.
pub(crate) fn with_operands(action: Action, first: u64, second: u64) -> Action {
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

impl Comparison {
    #[inline]
    pub(crate) fn holds(self, registers: &[u64; REGISTERS]) -> bool {
        let condition = Condition::new(self.compare, self.right.get(registers));
        condition.holds(self.left.get(registers), 8)
    }
}

impl Visible {
    /// The operation with the operands that it has in this state.
    #[inline]
    pub(crate) fn op(&self, state: &ThreadState) -> Op {
        let Op::On(object, action) = self.op else { return self.op };
        let action = match self.operands {
            RuntimeOperands::None => return self.op,
            RuntimeOperands::Stored(value) => Action::Store(value.get(&state.registers)),
            RuntimeOperands::Pair(first, second) => {
                with_operands(action, first.get(&state.registers), second.get(&state.registers))
            }
            RuntimeOperands::BarrierRound(barrier) => match action {
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

/// Runs a thread up to its next visible operation, or until it ends or stops.
#[inline]
pub(crate) fn run_to_visible(instrs: &[Instr], state: &mut ThreadState) {
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
            Instr::Branch { comparison, otherwise } => {
                if !comparison.holds(&state.registers) {
                    state.pc = otherwise;
                    continue;
                }
            }
            Instr::Assume(comparison) => {
                if !comparison.holds(&state.registers) {
                    return state.status = Status::AssumeFailed;
                }
            }
            Instr::Assert(comparison, _) => {
                if !comparison.holds(&state.registers) {
                    return state.status = Status::Violated;
                }
            }
            Instr::End => return state.status = Status::Finished,
        }
        state.pc += 1;
    }
}
