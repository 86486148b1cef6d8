//! Loops that wait: partial loop purity elimination, and awaits instead of assumptions.
//!
//! An iteration that changes nothing and comes back to where it began need not be explored: whatever
//! follows could have happened without it. [`eliminate`] finds for each loop a condition under which
//! its iterations are such (`analysis.rs`) and inserts assumptions that cut them off (`insert.rs`);
//! [`introduce_awaits`] turns assumptions into awaits (`awaits.rs`). `docs/loops.md` tells the whole
//! story.

mod analysis;
mod awaits;
mod carried;
mod condition;
mod describe;
mod inline;
mod insert;
mod left_out;
mod mark;
mod relation;
mod terms;
mod unpublished;

use crate::edit::callee_name;
use crate::natural::{Loop, Loops};
use analysis::{Analysis, Purity};
pub use analysis::{Obstacle, Silent};
pub use awaits::{AwaitReport, Surely};

use describe::Names;
pub(crate) use inline::{inline_into_loops, inline_told_awaits};
use insert::Inserter;
pub use insert::PURE_ITERATION;
pub(crate) use insert::call_marker;
pub use mark::{AWAIT, Origin, comparison};
use mazurka_ir::{
    BlockId, Call, Const, Dominators, FuncId, Function, Inst, LocId, Module, Operand, TypeId,
    ValueId,
};
use terms::{Constants, Terms};
pub use unpublished::Ownership;

/// Instructions in inline assembly that only tell the processor that the thread waits. A prefix may
/// stand alone: `rep; nop`.
const WAITING_HINTS: [&str; 6] = ["", "pause", "nop", "rep", "rep nop", "yield"];

/// Whether the text of inline assembly consists of hints to the processor and comments alone.
pub fn only_waits(asm: &str) -> bool {
    let code = asm.lines().map(|line| line.split('#').next().unwrap_or_default());
    let mut instructions = code.flat_map(|line| line.split(';')).map(str::trim);
    instructions.all(|inst| WAITING_HINTS.contains(&inst.to_ascii_lowercase().as_str()))
}

/// Whether an instruction is inline assembly that has no effect and no result.
fn is_hint(inst: &Inst) -> bool {
    matches!(inst, Inst::InlineAsm { asm, constraints, .. }
        if only_waits(asm) && !constraints.contains('='))
}

/// Whether a call is an assumption of the program.
fn is_assumption(module: &Module, call: &Call) -> bool {
    matches!(callee_name(module, call), Some("__VERIFIER_assume" | "mazurka_assume"))
}

/// What the analysis of a loop knows of other functions.
#[derive(Clone, Copy)]
pub struct Outside<'a> {
    /// Which functions without a body have no effect.
    pub silent: Silent<'a>,
    /// Who knows the objects that functions pass to each other.
    pub ownership: &'a Ownership,
}

/// What is known of the iterations of a loop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PurityKind {
    /// Every iteration that returns to the header is pure.
    Pure,
    /// Some iterations are pure.
    Partly,
    /// No iteration is known to be pure.
    Impure,
}

/// What was found out about a loop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LoopReport {
    /// The function.
    pub function: String,
    /// Where the loop is in the source.
    pub loc: Option<LocId>,
    /// Its header.
    pub header: BlockId,
    /// How pure it is.
    pub kind: PurityKind,
    /// When an iteration is pure; empty if none is known to be.
    pub condition: String,
    /// What keeps iterations from being pure.
    pub obstacles: Vec<Obstacle>,
    /// Whether it retries a compare-and-swap with what it found.
    pub carried: bool,
    /// The points that iterations pass which are cut off, if points are marked.
    pub left_out: Vec<u32>,
}

/// Cuts off the pure iterations of the loops of a function. The reports of the loops are appended to
/// `reports`; assumptions name loops by their number there.
pub fn eliminate(
    module: &mut Module,
    function: FuncId,
    outside: Outside<'_>,
    reports: &mut Vec<LoopReport>,
) {
    let constants = constants(module, function);
    let f = module.function(function);
    let dominators = Dominators::new(f);
    let loops = Loops::new(f, &dominators);
    // Inner loops come first: the flags of outer ones would look like changes to them.
    for (_, l) in loops.iter().rev() {
        let surroundings = Surroundings::new(module, function, constants.clone());
        let purity = surroundings.analyse(module, l, outside);
        let left_out = surroundings.left_out(module, l, &purity);
        let before = surroundings.function;
        let names = Names { module, function: &before };
        let kind = match (purity.condition.is_never(), purity.obstacles.is_empty()) {
            (true, _) => PurityKind::Impure,
            (false, true) if l.children.is_empty() => PurityKind::Pure,
            (false, _) => PurityKind::Partly,
        };
        let mut report = LoopReport {
            function: before.name.to_string(),
            loc: place(&before, l),
            header: l.header,
            kind,
            condition: names.condition(&purity.condition),
            obstacles: purity.obstacles.clone(),
            carried: purity.carried.is_some(),
            left_out,
        };
        let number = reports.len();
        let dominators = &dominators;
        let mut inserter = Inserter { module, function, before: &before, dominators, l, number };
        if inserter.run(&purity) == 0 {
            report.kind = PurityKind::Impure;
        }
        reports.push(report);
    }
}

/// A function as it is analysed, while the module may be changed.
struct Surroundings {
    id: FuncId,
    function: Function,
    dominators: Dominators,
    no: Operand,
    constants: Constants,
}

impl Surroundings {
    fn new(module: &mut Module, function: FuncId, constants: Constants) -> Surroundings {
        let no = module.consts.int(TypeId::I1, 1, 0).into();
        let (id, function) = (function, module.function(function).clone());
        Surroundings { id, dominators: Dominators::new(&function), function, no, constants }
    }

    /// When the iterations of a loop are pure.
    fn analyse(&self, module: &Module, l: &Loop, outside: Outside<'_>) -> Purity {
        let Surroundings { id, function, dominators, no, constants } = self;
        let Outside { silent, ownership } = outside;
        let terms = Terms { module, function, no: *no, constants, exact: false };
        let names = Names { module, function };
        let (terms, names) = (&terms, &names);
        Analysis { terms, names, dominators, l, silent, id: *id, ownership }.run()
    }

    /// The points that pure iterations of a loop pass.
    fn left_out(&self, module: &Module, l: &Loop, purity: &Purity) -> Vec<u32> {
        let Surroundings { function, no, constants, .. } = self;
        let terms = Terms { module, function, no: *no, constants, exact: false };
        left_out::points(&terms, l, &purity.condition)
    }
}

/// Turns assumptions of a function, those of [`eliminate`] among them, into awaits.
pub fn introduce_awaits(
    module: &mut Module,
    function: FuncId,
    surely: Surely<'_>,
    reports: &[LoopReport],
) -> Vec<AwaitReport> {
    let f = module.function(function);
    let loops = Loops::new(f, &Dominators::new(f));
    let name = f.name.to_string();
    let number = |l: &Loop| {
        reports.iter().position(|report| report.header == l.header && report.function == name)
    };
    let numbered: Vec<_> = loops.iter().filter_map(|(_, l)| Some((number(l)?, l))).collect();
    awaits::introduce(module, function, &numbered, reports, surely)
}

/// Where a loop is in the source: at the branch that decides about it, or at its first instruction.
fn place(f: &Function, l: &Loop) -> Option<LocId> {
    let insts = l.blocks.iter().flat_map(|block| f.block(*block).insts.iter());
    insts.copied().find_map(|id: ValueId| f.value(id).loc)
}

/// The constants that conditions about the values of a function may need: those that the cases of
/// switches name, and what constants are converted from that converted values are compared with.
fn constants(module: &mut Module, function: FuncId) -> Constants {
    let mut found = Vec::new();
    let f = module.function(function);
    let number = |operand: Operand| match module.consts.get(operand.constant()?) {
        Const::Int { value, .. } => Some(*value),
        Const::Null => Some(0),
        _ => None,
    };
    for (_, inst) in f.order.iter().flat_map(|block| f.insts(*block)) {
        match inst {
            Inst::Call(call) if is_assumption(module, call) => {
                found.extend(call.args.iter().map(|arg| (module.type_of(f, arg.value), 0)));
            }
            Inst::Switch { value, cases, .. } => {
                let ty = module.type_of(f, *value);
                found.extend(cases.iter().map(|(case, _)| (ty, *case)));
            }
            Inst::Cast { value, .. } => {
                let ty = module.type_of(f, *value);
                found.extend([(ty, 0), (ty, 1)]);
            }
            Inst::ICmp { a, b, .. } => {
                let cast = |operand: Operand| match f.inst(operand.value()?)? {
                    Inst::Cast { value, .. } => Some(module.type_of(f, *value)),
                    _ => None,
                };
                for (value, constant) in [(*a, *b), (*b, *a)] {
                    found.extend(cast(value).zip(number(constant)));
                }
            }
            _ => {}
        }
    }
    let mut constants = Constants::default();
    for (ty, value) in found {
        if let Some(bits) = module.types.int_bits(ty).filter(|bits| *bits <= 128) {
            let value = value & (u128::MAX >> (128 - bits.max(1)));
            constants.insert((ty, value), module.consts.int(ty, bits, value).into());
        } else if ty == TypeId::PTR && value == 0 {
            constants.insert((ty, 0), module.consts.intern(Const::Null).into());
        }
    }
    constants
}
