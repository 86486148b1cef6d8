//! The code that runs: a flat list of instructions over numbered registers.
//!
//! Each SSA value has its own register in its function's frame; structures and arrays have one for
//! each scalar in them. A register holds 64 bits; those above the width of its type are zero. Whatever
//! another thread may notice is a *visible* instruction, before which a thread stops.

use crate::compile::promises::{Assertions, WeakOrders};
use crate::coverage::CoverMarks;
use crate::cycles::Cycles;
use crate::heap_types::HeapTypes;
use crate::landings::Landing;
use crate::library::Builtin;
use crate::liveness::Liveness;
use crate::long::Long;
pub(crate) use crate::ops::{BitOp, MathOp, Wide, WideOp};
use crate::pipeline::MainReturn;
pub(crate) use crate::pointers::{FIRST_FUNCTION, moved, pointer, split};
use crate::refusal::Refusal;
use crate::rtti::TypeKinds;
use crate::sites::Sites;
use mazurka_ir::{
    BinaryOp, CastKind, FloatOp, FloatPredicate, FuncId, GlobalId, IntPredicate, LocId, Module,
    TypeRef,
};
use mazurka_trace::{Bits, Compare, MemoryOrder, Rmw};
use std::sync::{Arc, OnceLock};

/// A register of the current frame.
pub(crate) type Reg = u32;

/// What an instruction reads: a register or a constant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Src(u32);

impl Src {
    const CONSTANT: u32 = 1 << 31;

    /// The constant with this number in the pool.
    pub(crate) fn constant(number: u32) -> Src {
        Src(number | Src::CONSTANT)
    }

    /// A register.
    pub(crate) fn register(reg: Reg) -> Src {
        Src(reg)
    }

    /// Which of the two it is.
    #[inline]
    pub(crate) fn as_register(self) -> Result<Reg, u32> {
        if self.0 & Src::CONSTANT == 0 { Ok(self.0) } else { Err(self.0 & !Src::CONSTANT) }
    }
}

/// One instruction. Widths are in bits.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs, reason = "fields are named as in the instructions of the IR")]
pub(crate) enum Instr {
    Copy {
        dst: Reg,
        src: Src,
    },
    /// A value of which no bit is defined: that of a variable that was never written, if there is a label.
    Undefined {
        dst: Reg,
        bits: u8,
        label: u32,
    },
    /// A copy all bits of which are defined.
    Freeze {
        dst: Reg,
        src: Src,
    },
    Binary {
        op: BinaryOp,
        bits: u8,
        dst: Reg,
        a: Src,
        b: Src,
    },
    Float {
        op: FloatOp,
        bits: u8,
        dst: Reg,
        a: Src,
        b: Src,
    },
    FloatNeg {
        bits: u8,
        dst: Reg,
        a: Src,
    },
    Compare {
        predicate: IntPredicate,
        bits: u8,
        dst: Reg,
        a: Src,
        b: Src,
    },
    FloatCompare {
        predicate: FloatPredicate,
        bits: u8,
        dst: Reg,
        a: Src,
        b: Src,
    },
    Convert {
        kind: CastKind,
        from: u8,
        to: u8,
        dst: Reg,
        a: Src,
    },
    /// An operation on the bits of one word.
    Bits {
        op: BitOp,
        bits: u8,
        dst: Reg,
        a: Src,
    },
    /// Arithmetic that saturates at the ends of the range, or sets the next register if it overflows.
    Checked {
        op: BinaryOp,
        signed: bool,
        saturate: bool,
        bits: u8,
        dst: Reg,
        a: Src,
        b: Src,
    },
    /// A function of floating-point numbers.
    Math {
        op: MathOp,
        bits: u8,
        dst: Reg,
        a: Src,
        b: Src,
        c: Src,
    },
    /// Arithmetic on numbers of 128 bits, each in two registers.
    Wide(u32),
    /// Arithmetic on numbers in any number of registers, or of formats that the host lacks.
    Long(u32),
    Select {
        dst: Reg,
        condition: Src,
        then: Src,
        otherwise: Src,
    },
    /// A pointer moved by a constant number of bytes.
    Offset {
        dst: Reg,
        base: Src,
        bytes: i32,
    },
    /// A pointer moved by a signed index of `bits` bits times `scale` bytes.
    Index {
        dst: Reg,
        base: Src,
        index: Src,
        bits: u8,
        scale: i32,
    },
    /// Allocates `bytes` bytes on the stack.
    Alloca {
        dst: Reg,
        bytes: Src,
        private: bool,
        label: u32,
    },
    /// The address of the thread's own copy of a variable.
    ThreadLocal {
        dst: Reg,
        global: GlobalId,
    },
    /// An access to memory: a visible operation unless no other thread can see the object.
    Access(u32),
    Call(u32),
    /// A call of a library function, which may be a visible operation.
    Builtin(u32),
    Jump(u32),
    Branch {
        condition: Src,
        then: u32,
        otherwise: u32,
    },
    Switch(u32),
    Return(u32),
    /// Behind a call: where control goes on, after it returns or when it throws.
    Landing(u32),
    /// An exception has arrived: the register has it, and the next one what it was taken for.
    LandingPad(Reg),
    /// The end of a local variable that other threads may see: a visible operation.
    LifetimeEnd(Src),
    /// An address becomes an integer: where it goes from there cannot be followed. `number` says whether it is
    /// computed with there, or only moved as a whole.
    Expose {
        src: Src,
        number: bool,
    },
    /// An assertion with this number is looked at.
    Reach(u32),
    /// The point with this number is reached, where that is to be known.
    Cover(u32),
    /// One way out of the branch with this number is reached.
    CoverBranch(u32),
    /// Control must not come here.
    Trap(Trap),
}

/// Why control must not come to an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Trap {
    /// The compiler promised so.
    Unreachable,
    /// A function is called that may be missing, and is.
    Missing,
    /// A function that returns something ends without a `return`.
    NoReturn,
    /// A computed goto has the address of no block of its function.
    NoLabel,
    /// What is needed here is not supported: the refusal with this number.
    Unsupported(u32),
}

/// What an access does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum AccessKind {
    /// Reads into `dst`.
    Load,
    /// Writes `a`.
    Store,
    /// Computes from the old value and `a`; `negate` turns a subtraction into an addition.
    Rmw { function: Rmw, negate: bool },
    /// Writes `b` if the old value is `a`; `dst` gets the old value and the next register success.
    CompareExchange,
}

/// An access to memory.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Access {
    pub(crate) kind: AccessKind,
    pub(crate) ptr: Src,
    /// In bytes.
    pub(crate) size: u32,
    /// The bits of the value that count; the others are zero.
    pub(crate) bits: u8,
    /// Whether the value is an address.
    pub(crate) pointer: bool,
    /// Whether what it reads is a word that is only moved as a whole, compared, or used as an address.
    pub(crate) whole: bool,
    pub(crate) a: Src,
    pub(crate) b: Src,
    pub(crate) dst: Option<Reg>,
    /// The number of what it waits for, if it may.
    pub(crate) awaits: Option<u32>,
}

/// What an access waits for: that bits of the word it reads compare with a value, if active.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Await {
    pub(crate) active: Src,
    pub(crate) compare: Compare,
    pub(crate) bits: Bits,
    pub(crate) operand: Src,
    pub(crate) origin: AwaitOrigin,
}

/// Where an await comes from, which says what it means if a thread waits there forever.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum AwaitOrigin {
    /// An assumption: the execution does not count.
    Assumption,
    /// The loop with this number, which spins.
    Loop(u32),
    /// The loop with this number, of which an iteration is cut off here.
    Cut(u32),
    /// A call in the program.
    Program,
}

/// Which function a call goes to.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Target {
    /// The function with this number.
    Direct(u32),
    /// The one that the pointer points to.
    Indirect(Src),
}

/// A call of a function of the program.
#[derive(Clone, Debug)]
pub(crate) struct Call {
    pub(crate) target: Target,
    pub(crate) args: Vec<Src>,
    /// The first register of the result.
    pub(crate) dst: Option<Reg>,
    /// Pointer arguments that are passed by value, each with the number of bytes to copy.
    pub(crate) copies: Vec<(usize, u32)>,
    /// What follows the parameters, if the call says that more may follow.
    pub(crate) rest: Option<Box<VariableArguments>>,
}

/// The arguments that follow the parameters, where a function looks for them.
#[derive(Clone, Debug, Default)]
pub(crate) struct VariableArguments {
    /// The register save area.
    pub(crate) registers: ArgumentArea,
    pub(crate) stack: ArgumentArea,
}

/// Arguments in memory.
#[derive(Clone, Debug, Default)]
pub(crate) struct ArgumentArea {
    /// In bytes.
    pub(crate) size: u32,
    /// Words and where they go.
    pub(crate) words: Vec<(u32, Src)>,
    /// What is passed by value: where it goes, its address, its size.
    pub(crate) copies: Vec<(u32, Src, u32)>,
}

/// A call of a library function.
#[derive(Clone, Debug)]
pub(crate) struct BuiltinCall {
    pub(crate) function: Builtin,
    /// The function as the program knows it.
    pub(crate) callee: Option<FuncId>,
    pub(crate) args: Vec<Src>,
    pub(crate) dst: Option<Reg>,
}

/// A choice among many targets.
#[derive(Clone, Debug)]
pub(crate) struct SwitchTable {
    pub(crate) value: Src,
    pub(crate) default: u32,
    /// Sorted by value.
    pub(crate) cases: Vec<(u64, u32)>,
}

impl SwitchTable {
    /// Where a value leads.
    pub(crate) fn target(&self, value: u64) -> u32 {
        let case = self.cases.binary_search_by_key(&value, |(case, _)| *case);
        case.map_or(self.default, |k| self.cases[k].1)
    }
}

/// A function.
#[derive(Clone, Debug, Default)]
pub(crate) struct FunctionCode {
    pub(crate) instrs: Vec<Instr>,
    /// For each instruction its position in the source.
    pub(crate) locations: Vec<Option<LocId>>,
    pub(crate) registers: u32,
    pub(crate) params: u32,
    /// If more arguments may follow: the first of two registers, for the addresses of those in registers and on the stack.
    pub(crate) varargs: Option<Reg>,
    /// Where the addresses of local variables are that other threads may see.
    pub(crate) shared_locals: Vec<Reg>,
}

/// A global variable as it is in memory when the program starts.
#[derive(Clone, Debug)]
pub(crate) struct GlobalImage {
    /// The number of its object.
    pub(crate) object: u32,
    /// The initial content.
    pub(crate) bytes: Vec<u8>,
    pub(crate) thread_local: bool,
    /// Whether it is never written.
    pub(crate) constant: bool,
    /// Whether accesses are no events: no other thread can see a thread's own copy, or a model of the C
    /// library orders them by other events.
    pub(crate) private: bool,
    pub(crate) name: String,
}

/// A whole program.
#[derive(Debug, Default)]
pub(crate) struct Code {
    pub(crate) functions: Vec<FunctionCode>,
    pub(crate) consts: Vec<u64>,
    pub(crate) accesses: Vec<Access>,
    /// For each access its memory order, and the one if it is a compare-and-swap that fails.
    pub(crate) orders: Vec<[MemoryOrder; 2]>,
    pub(crate) awaits: Vec<Await>,
    pub(crate) calls: Vec<Call>,
    pub(crate) builtin_calls: Vec<BuiltinCall>,
    pub(crate) switches: Vec<SwitchTable>,
    pub(crate) landings: Vec<Landing>,
    pub(crate) wides: Vec<Wide>,
    pub(crate) longs: Vec<Long>,
    /// What is not supported in the places that trap because of it.
    pub(crate) refusals: Vec<Refusal>,
    /// The values that return instructions return.
    pub(crate) returns: Vec<Vec<Src>>,
    pub(crate) globals: Vec<GlobalImage>,
    /// The names of local variables, by label; the first is for those that have none.
    pub(crate) labels: Vec<String>,
    /// Their types, as far as they are known.
    pub(crate) label_types: Vec<Option<TypeRef>>,
    /// What blocks of the heap are for.
    pub(crate) heap_types: HeapTypes,
    /// For each label the function and the line in which the variable is declared.
    pub(crate) declarations: Vec<(u32, u32)>,
    /// Whether to find uses of what was never written.
    pub(crate) tracks_undefined: bool,
    /// The function in which the main thread starts: constructors, then main.
    pub(crate) entry: u32,
    /// What ends where `main` returns.
    pub(crate) main_return: MainReturn,
    /// Where other threads start, with their start routine as argument, and where `pthread_exit` ends:
    /// functions of the library, if the program has keys with destructors.
    pub(crate) thread_entry: Option<u32>,
    pub(crate) thread_exit: Option<u32>,
    /// The function of the library that throws `std::bad_alloc`.
    pub(crate) bad_alloc: Option<u32>,
    /// The variable of the library with the exception that a thread handles.
    pub(crate) handled: Option<GlobalId>,
    /// How to tell the descriptions of types apart.
    pub(crate) types: TypeKinds,
    /// The function of the library that starts a handler.
    pub(crate) handler_start: Option<u32>,
    /// Whether fetch-and-adds count as uses of the value that they find.
    pub(crate) ordered_updates: bool,
    /// How many spurious wakeups a thread may have.
    pub(crate) max_spurious_wakeups: u32,
    /// How many instructions a thread may execute between two visible operations.
    pub(crate) max_local: Option<u64>,
    /// What the verdict should say: which assertions were reached, which orders are weak.
    pub(crate) assertions: Assertions,
    pub(crate) weak_orders: WeakOrders,
    /// What executions have reached, if that is to be known.
    pub(crate) coverage: CoverMarks,
    /// The places at which memory may be allocated.
    pub(crate) sites: Sites,
    /// How threads that do the same can be told apart, if they can be.
    pub(crate) told_apart: Option<String>,
    /// Which registers are live where; found out when it is needed.
    pub(crate) liveness: OnceLock<Arc<Liveness>>,
    /// Where threads can come back to; found out when it is needed.
    pub(crate) cycles: OnceLock<Arc<Cycles>>,
}

impl Code {
    /// Which registers are live where.
    pub(crate) fn liveness(&self) -> Arc<Liveness> {
        self.liveness.get_or_init(|| Arc::new(Liveness::new(self))).clone()
    }

    /// Where threads can come back to.
    #[inline]
    pub(crate) fn cycles(&self) -> &Cycles {
        self.cycles.get_or_init(|| Arc::new(Cycles::new(self)))
    }

    /// Whether the program, which was compiled from `module`, posts messages to handlers.
    pub(crate) fn posts_messages(&self, module: &Module) -> bool {
        let post = module.function_named("mazurka.post_event").map(|id| id.0);
        let posts = |call: &Call| matches!(call.target, Target::Direct(f) if Some(f) == post);
        self.calls.iter().any(posts)
    }

    /// The function that a pointer points to, if it has code.
    #[inline]
    pub(crate) fn function_at(&self, ptr: u64) -> Option<u32> {
        let function = split(ptr).0.wrapping_sub(FIRST_FUNCTION);
        let code = self.functions.get(function as usize)?;
        (!code.instrs.is_empty()).then_some(function)
    }

    /// Whether a pointer points to a function that has code.
    #[inline]
    pub(crate) fn is_function(&self, ptr: u64) -> bool {
        self.function_at(ptr).is_some()
    }
}
