//! Marks that tell which lines and which ways out of branches executions reach.
//!
//! A mark is a call without effect. It is put into the program as clang made it, before any other pass, so that
//! code which the passes find to be dead counts as never reached. The passes treat marks as if they were not
//! there: a program is explored in the same way with and without them.
//!
//! An iteration of a loop that is cut off because it changes nothing is not executed, and so its marks are not
//! reached. `purity/left_out.rs` finds them: they count as reached where such an iteration begins to wait.

use crate::edit::callee_name;
use crate::purity::call_marker;
use mazurka_ir::{BlockId, FuncId, Function, Inst, LocId, Module, Type, TypeId};
use rustc_hash::FxHashMap;

/// The name of the function whose calls are marks of lines; its argument is the number of the point.
pub const COVER: &str = "mazurka.cover";

/// The beginning of the names of those whose calls are marks of branches: what is branched on, and the number of the first
/// way out.
pub const COVER_BRANCH: &str = "mazurka.cover_branch.";

/// Something that an execution reaches or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CoverPoint {
    /// The line of this place.
    Line(LocId),
    /// A way out of the branch at this place, by its number among them.
    Way(LocId, u32),
}

/// The points of a program, by number.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CoverPoints {
    /// Lines, and the ways out of each branch one after the other.
    pub points: Vec<CoverPoint>,
    /// For each branch, by its first way out: the values that lead to one way out each; any other leads to the
    /// last one.
    pub cases: FxHashMap<u32, Vec<u128>>,
}

/// The file and the line of a place, if it is in a file that counts.
pub type LineOf<'a> = &'a dyn Fn(&Module, LocId) -> Option<(String, u32)>;

/// Puts marks into all functions that have code in files that count.
pub fn mark_points(module: &mut Module, line_of: LineOf<'_>) -> CoverPoints {
    let mut marker = Marker { line_of, known: FxHashMap::default(), found: CoverPoints::default() };
    for id in module.function_ids() {
        for block in module.function(id).order.clone() {
            marker.lines(module, id, block);
            marker.branch(module, id, block);
        }
    }
    marker.found
}

struct Marker<'a> {
    line_of: LineOf<'a>,
    /// The numbers of lines.
    known: FxHashMap<(String, u32), u32>,
    found: CoverPoints,
}

impl Marker<'_> {
    /// Marks each line of a block where its first instruction is, and where another line was in between.
    fn lines(&mut self, module: &mut Module, id: FuncId, block: BlockId) {
        let mut last = None;
        let mut at = 0;
        while let Some(&value) = module.function(id).block(block).insts.get(at) {
            at += 1;
            let f = module.function(id);
            let Some(loc) = f.value(value).loc.filter(|_| f.inst(value).is_some_and(is_code))
            else {
                continue;
            };
            let line = (self.line_of)(module, loc);
            if line == last {
                continue;
            }
            last.clone_from(&line);
            let Some(line) = line else { continue };
            let points = &mut self.found.points;
            let number = *self.known.entry(line).or_insert_with(|| {
                points.push(CoverPoint::Line(loc));
                points.len() as u32 - 1
            });
            let i32 = module.types.int(32);
            let number = module.consts.int(i32, 32, number.into()).into();
            let call = Inst::Call(Box::new(call_marker(module, COVER, &[(number, i32)])));
            module.function_mut(id).insert(block, at - 1, call, TypeId::VOID, Some(loc));
            at += 1;
        }
    }

    /// Marks which way out of a block is taken, if it has several.
    fn branch(&mut self, module: &mut Module, id: FuncId, block: BlockId) {
        let f = module.function(id);
        let Some((end, inst)) = f.terminator(block) else { return };
        let Some(loc) = f.value(end).loc else { return };
        if (self.line_of)(module, loc).is_none() {
            return;
        }
        let (value, cases) = match inst {
            Inst::CondBr { condition, then, otherwise } => {
                if [then, otherwise].into_iter().any(|to| only_fails(module, f, *to, loc)) {
                    return;
                }
                (*condition, vec![1])
            }
            Inst::Switch { value, cases, .. } => {
                (*value, cases.iter().map(|(case, _)| *case).collect())
            }
            _ => return,
        };
        let ty = module.type_of(f, value);
        let Type::Int(bits @ 1..=64) = *module.types.get(ty) else { return };
        let first = self.found.points.len() as u32;
        let ways = 0..=cases.len() as u32;
        self.found.points.extend(ways.map(|way| CoverPoint::Way(loc, way)));
        self.found.cases.insert(first, cases);
        let i32 = module.types.int(32);
        let number = module.consts.int(i32, 32, first.into()).into();
        let name = format!("{COVER_BRANCH}{bits}");
        let call = Inst::Call(Box::new(call_marker(module, &name, &[(value, ty), (number, i32)])));
        let at = module.function(id).block(block).insts.len() - 1;
        module.function_mut(id).insert(block, at, call, TypeId::VOID, Some(loc));
    }
}

/// Whether an instruction is something that a line says: not what begins a block, and not that nothing follows.
fn is_code(inst: &Inst) -> bool {
    !matches!(
        inst,
        Inst::Phi { .. } | Inst::LandingPad { .. } | Inst::Alloca { .. } | Inst::Unreachable
    )
}

/// Whether a block does nothing but end the program, at the line of a branch to it: the other half of an assertion.
fn only_fails(module: &Module, f: &Function, block: BlockId, branch: LocId) -> bool {
    let line = |loc: LocId| module.debug.location(loc).line;
    let ends = matches!(f.terminator(block), Some((_, Inst::Unreachable)));
    let mut places = f.block(block).insts.iter().filter_map(|id| f.value(*id).loc);
    ends && places.all(|loc| line(loc) == line(branch))
}

/// Whether an instruction is a mark.
pub fn is_mark(module: &Module, inst: &Inst) -> bool {
    let Inst::Call(call) = inst else { return false };
    callee_name(module, call).is_some_and(is_mark_name)
}

/// Whether a function is one whose calls are marks.
pub(crate) fn is_mark_name(name: &str) -> bool {
    name == COVER || name.starts_with(COVER_BRANCH)
}
