//! Inserts the assumptions into a loop that let no pure iteration complete.
//!
//! For each disjunct of the purity condition there is one assumption, at the earliest point at which
//! all it speaks of is known and nothing can go wrong any more. A comparison whose values are not
//! known on all ways to that point is made where they are, and counts as false on the other ways; in
//! the same way it is known whether the iteration has taken an internal back edge.

use super::analysis::Purity;
use super::condition::{Atom, Disjunct, Point, Term};
use crate::natural::Loop;
use mazurka_ir::{
    Arg, BinaryOp, BlockId, Call, Const, Dominators, Flags, FuncId, Function, Inst, LocId, Module,
    Operand, Param, Passing, Type, TypeId, ValueId,
};
use rustc_hash::FxHashMap;

/// The name of the function, without body and result, whose first argument is false in a pure
/// iteration, which is to be cut off. The second is the number of the loop.
pub const PURE_ITERATION: &str = "mazurka.pure_iteration";

/// Where values are known on the way to a block of a loop, as phis.
#[derive(Default)]
struct Known {
    at_start: FxHashMap<BlockId, Operand>,
}

/// The insertion into one loop.
pub(crate) struct Inserter<'a> {
    pub(crate) module: &'a mut Module,
    pub(crate) function: FuncId,
    /// The function as it was analysed: points speak of this.
    pub(crate) before: &'a Function,
    pub(crate) dominators: &'a Dominators,
    pub(crate) l: &'a Loop,
    /// The number of the loop in the report.
    pub(crate) number: usize,
}

/// What is known of an `i1` on its way to other blocks.
#[derive(Clone, Copy)]
struct Origin {
    /// The block and the value that it has there; none for the flag, which is true at the start.
    defined: Option<(BlockId, Operand)>,
    /// The value at the start of an iteration.
    initially: Operand,
    /// Whether an internal back edge makes it false.
    cleared: bool,
}

impl Inserter<'_> {
    /// Inserts all assumptions; the result is the number of them.
    pub(crate) fn run(&mut self, purity: &Purity) -> usize {
        let mut flag = Known::default();
        let disjuncts = &purity.condition.disjuncts;
        disjuncts.iter().filter(|disjunct| self.disjunct(disjunct, &mut flag)).count()
    }

    fn f(&mut self) -> &mut Function {
        self.module.function_mut(self.function)
    }

    fn bool(&mut self, value: bool) -> Operand {
        self.module.consts.int(TypeId::I1, 1, value.into()).into()
    }

    fn disjunct(&mut self, disjunct: &Disjunct, flag: &mut Known) -> bool {
        let defined = disjunct.atoms.iter().map(|atom| self.defined(atom));
        let point = defined.flatten().chain([disjunct.earliest]).max().unwrap_or((0, 0));
        let (block, anchor) = self.anchor(point);
        // What dominates the point is computed there, in the order of the atoms.
        let mut parts = Vec::new();
        for atom in &disjunct.atoms {
            let Some(part) = self.atom(atom, block, anchor) else { return false };
            parts.extend(part);
        }
        parts.extend(self.flag(block, flag));
        let loc = self.before.value(anchor).loc;
        let mut all = parts.first().copied().unwrap_or_else(|| self.bool(true));
        for &part in parts.iter().skip(1) {
            all = self.binary(BinaryOp::And, all, part, anchor, loc);
        }
        let yes = self.bool(true);
        let impure = self.binary(BinaryOp::Xor, all, yes, anchor, loc);
        let call = assumption(self.module, impure, self.number);
        self.put(anchor, Inst::Call(Box::new(call)), TypeId::VOID, loc);
        true
    }

    /// Where in the loop both terms of an atom are known.
    fn defined(&self, atom: &Atom) -> Option<Point> {
        [atom.a, atom.b].into_iter().filter_map(|term| self.definition(term)).max()
    }

    /// Where in the loop a term is known: behind its instruction, or the phis around it.
    fn definition(&self, term: Term) -> Option<Point> {
        let value = term.value()?;
        let holds = |block: &&BlockId| self.before.block(**block).insts.contains(&value);
        let block = *self.l.blocks.iter().find(holds)?;
        let insts = &self.before.block(block).insts;
        let at = insts.iter().position(|id| *id == value)?;
        // Parts that the program itself takes out of a result right behind it may be made use of.
        let part = |id: &&ValueId| match self.before.inst(**id) {
            Some(Inst::ExtractValue { aggregate, .. }) => *aggregate == Operand::Value(value),
            _ => false,
        };
        let parts = insts[at + 1..].iter().take_while(part).count();
        Some((self.dominators.position(block)?, at + 1 + parts))
    }

    /// The block of a point and the instruction before which to insert there.
    fn anchor(&self, point: Point) -> (BlockId, ValueId) {
        let header = self.dominators.position(self.l.header).unwrap_or(0);
        let (number, at) = point.max((header, 0));
        let block = self.dominators.reverse_postorder()[number];
        let insts: Vec<(ValueId, &Inst)> = self.before.insts(block).collect();
        let phi = |inst: &Inst| matches!(inst, Inst::Phi { .. } | Inst::LandingPad { .. });
        let first = insts.iter().position(|(_, inst)| !phi(inst)).unwrap_or(0);
        let at = at.max(first).min(insts.len() - 1);
        (block, insts[at].0)
    }

    /// The truth of an atom in an iteration that is about to execute `anchor`; a relation that no
    /// single predicate expresses has several parts.
    fn atom(&mut self, atom: &Atom, block: BlockId, anchor: ValueId) -> Option<Vec<Operand>> {
        let places = [self.definition(atom.a), self.definition(atom.b)];
        let rpo = self.dominators.reverse_postorder();
        let known_at = |place: Option<Point>, block: BlockId| {
            place.is_none_or(|(at, _)| self.dominators.dominates(rpo[at], block))
        };
        let here = places.iter().all(|place| known_at(*place, block));
        let (at_block, at_anchor) = match places.into_iter().flatten().max() {
            Some(place) if !here => {
                let (at_block, at_anchor) = self.anchor(place);
                if !places.iter().all(|place| known_at(*place, at_block)) {
                    return None;
                }
                (at_block, at_anchor)
            }
            _ => (block, anchor),
        };
        let mut parts = Vec::new();
        for predicate in atom.relation.predicates() {
            let (a, b) = (self.operand(atom.a), self.operand(atom.b));
            let (flags, loc) = (Flags::default(), self.before.value(at_anchor).loc);
            let compare = Inst::ICmp { predicate, flags, a, b };
            let value = self.put(at_anchor, compare, TypeId::I1, loc).into();
            parts.push(if here { value } else { self.known(value, at_block, block) });
        }
        Some(parts)
    }

    /// A term as an operand; what a compare-and-swap found is taken out right behind it.
    fn operand(&mut self, term: Term) -> Operand {
        let exchange = match term {
            Term::Operand(operand) => return operand,
            Term::Found(exchange) => exchange,
        };
        found_value(self.module, self.function, exchange).into()
    }

    /// What a value that is computed in one block is in another: false on ways that do not compute it.
    fn known(&mut self, value: Operand, from: BlockId, to: BlockId) -> Operand {
        let initially = self.bool(false);
        let origin = Origin { defined: Some((from, value)), initially, cleared: false };
        self.at_start(to, origin, &mut Known::default())
    }

    /// Whether the iteration has taken no internal back edge on its way to a block; nothing if there
    /// is none to take.
    fn flag(&mut self, block: BlockId, known: &mut Known) -> Option<Operand> {
        let position = |block: BlockId| self.dominators.position(block);
        let internal = |&from: &BlockId| {
            let next = self.before.successors(from).into_iter();
            let inside = next.filter(|to| self.l.blocks.contains(to) && *to != self.l.header);
            inside.into_iter().any(|to| position(to) <= position(from))
        };
        if !self.l.blocks.iter().any(internal) {
            return None;
        }
        let initially = self.bool(true);
        let origin = Origin { defined: None, initially, cleared: true };
        Some(self.at_start(block, origin, known))
    }

    fn at_start(&mut self, block: BlockId, origin: Origin, known: &mut Known) -> Operand {
        if block == self.l.header {
            return origin.initially;
        }
        if let Some(&value) = known.at_start.get(&block) {
            return value;
        }
        let predecessors = self.before.predecessors()[block.index()].to_vec();
        let position = self.dominators.position(block);
        let back = |from: BlockId| position <= self.dominators.position(from);
        if let [only] = predecessors[..]
            && !back(only)
        {
            let value = self.at_end(only, origin, known);
            known.at_start.insert(block, value);
            return value;
        }
        let flags = Flags::default();
        let phi = Inst::Phi { flags, incoming: Vec::new() };
        let phi = self.f().insert(block, 0, phi, TypeId::I1, None);
        known.at_start.insert(block, phi.into());
        let mut incoming = Vec::new();
        for from in predecessors {
            let value = match origin.cleared && back(from) {
                true => self.bool(false),
                false => self.at_end(from, origin, known),
            };
            incoming.push((value, from));
        }
        if let Some(inst) = self.f().inst_mut(phi) {
            *inst = Inst::Phi { flags, incoming };
        }
        phi.into()
    }

    fn at_end(&mut self, block: BlockId, origin: Origin, known: &mut Known) -> Operand {
        match origin.defined {
            Some((from, value)) if from == block => value,
            _ => self.at_start(block, origin, known),
        }
    }

    fn binary(
        &mut self,
        op: BinaryOp,
        a: Operand,
        b: Operand,
        anchor: ValueId,
        loc: Option<LocId>,
    ) -> Operand {
        let inst = Inst::Binary { op, flags: Flags::default(), a, b };
        self.put(anchor, inst, TypeId::I1, loc).into()
    }

    fn put(&mut self, anchor: ValueId, inst: Inst, ty: TypeId, loc: Option<LocId>) -> ValueId {
        insert_before(self.f(), anchor, inst, ty, loc)
    }
}

/// Inserts an instruction right before another one.
pub(crate) fn insert_before(
    f: &mut Function,
    anchor: ValueId,
    inst: Inst,
    ty: TypeId,
    loc: Option<LocId>,
) -> ValueId {
    let places = f.blocks().find_map(|(id, block)| {
        block.insts.iter().position(|inst| *inst == anchor).map(|at| (id, at))
    });
    let (block, at) = places.expect("the instruction is in a block");
    f.insert(block, at, inst, ty, loc)
}

/// The value that a compare-and-swap finds, taken out of its result right behind it.
pub(crate) fn found_value(module: &mut Module, function: FuncId, exchange: ValueId) -> ValueId {
    let f = module.function(function);
    let (ty, loc) = match f.inst(exchange) {
        Some(Inst::CmpXchg(inst)) => (module.type_of(f, inst.new), f.value(exchange).loc),
        _ => unreachable!("a compare-and-swap"),
    };
    let blocks = f.inst_blocks();
    let block = blocks[exchange.index()].expect("the instruction is in a block");
    let insts = &f.block(block).insts;
    let at = insts.iter().position(|id| *id == exchange).map_or(0, |at| at + 1);
    let taken = Inst::ExtractValue { aggregate: exchange.into(), indices: vec![0] };
    if insts.get(at).and_then(|id| f.inst(*id)) == Some(&taken) {
        return insts[at];
    }
    module.function_mut(function).insert(block, at, taken, ty, loc)
}

/// The call that cuts off a pure iteration.
fn assumption(module: &mut Module, impure: Operand, number: usize) -> Call {
    let i32 = module.types.int(32);
    let number = module.consts.int(i32, 32, number as u128).into();
    call_marker(module, PURE_ITERATION, &[(impure, TypeId::I1), (number, i32)])
}

/// A call of a function without body and result, which is declared if it is not.
pub(crate) fn call_marker(module: &mut Module, name: &str, args: &[(Operand, TypeId)]) -> Call {
    let params: Box<[TypeId]> = args.iter().map(|(_, ty)| *ty).collect();
    let fn_ty = Type::Function { ret: TypeId::VOID, params: params.clone(), variadic: false };
    let fn_ty = module.types.intern(fn_ty);
    let id = module.function_named(name).unwrap_or_else(|| {
        let param = |&ty: &TypeId| Param { ty, passing: Passing::Direct };
        let params = params.iter().map(param).collect();
        module.functions.push(Function::new(name, fn_ty, TypeId::VOID, params));
        FuncId::new(module.functions.len() - 1)
    });
    let callee = module.consts.intern(Const::Function(id)).into();
    let args = args.iter().map(|(value, _)| Arg { value: *value, passing: Passing::Direct });
    Call { callee, fn_ty, args: args.collect(), flags: Flags::default() }
}
