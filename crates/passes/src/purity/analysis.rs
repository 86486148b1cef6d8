//! The forward purity condition of a loop: when is an iteration sure to change nothing?
//!
//! Paper: Jonsson, Lång, Sagonas: Awaiting for Godot, FMCAD 2022, section III.
//!
//! | paper | here |
//! |---|---|
//! | FPC(•s), FPC(s•) | the condition that walks backwards in `Analysis::block` |
//! | FPC(•B) | `Analysis::at_start` |
//! | FPC(B•) | `Analysis::at_end` |
//! | FPC(A, B) | `Analysis::edge` |
//! | g of a statement | `Analysis::silent` |
//! | header impure along (A, B) | `Analysis::back_edge` |
//! | purity condition of a loop | [`Purity::condition`] |
//! | earliest insertion point | `Disjunct::earliest` |
//!
//! Deviations:
//! 1. The paper lets a register keep its value if the back edge brings the value that it had when the
//!    loop was first entered. Another iteration may have changed it since, so that is not enough: here
//!    the condition says that the old and the new value are equal, which is exact.
//! 2. Conditions about a phi of a block become conditions about the incoming value on each edge, so
//!    that `a && b` is known to fail as soon as `a` is.
//! 3. A compare-and-swap is silent if it fails; the paper prints the opposite.
//! 4. A store to memory that nobody else can reach is silent if the next iteration makes it again
//!    (`unpublished.rs`).
//! 5. A value that a failed compare-and-swap found may be carried to the next iteration if all there is
//!    in the loop is that retry and the first value is loaded just before (`carried.rs`).

use super::carried::Carried;
use super::condition::{Condition, Point, Term};
use super::describe::Names;
use super::insert::PURE_ITERATION;
use super::terms::Terms;
use super::unpublished::Ownership;
use super::{is_assumption, is_hint};
use crate::edit::callee_name;
use crate::natural::Loop;
use crate::simplify::may_trap;
use mazurka_ir::{
    BlockId, Call, CmpXchg, Const, Dominators, FuncId, Function, Inst, IntPredicate, LocId, Module,
    Operand, RmwOp, TypeId, ValueId,
};
use rustc_hash::FxHashMap;

/// Tells whether a function without body does nothing that could be noticed.
pub type Silent<'a> = &'a dyn Fn(&str) -> bool;

/// Something in a loop that keeps iterations from being pure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Obstacle {
    /// Where it is in the source.
    pub loc: Option<LocId>,
    /// What it is.
    pub text: String,
}

/// What is known of the iterations of a loop.
pub(crate) struct Purity {
    /// If it holds at a point of an iteration that has taken no internal back edge, the iteration
    /// changes nothing and comes back to the header.
    pub(crate) condition: Condition,
    /// What keeps other iterations from being pure.
    pub(crate) obstacles: Vec<Obstacle>,
    /// The retry that the condition relies on, if it does.
    pub(crate) carried: Option<Carried>,
}

/// The analysis of one loop.
pub(crate) struct Analysis<'a> {
    pub(crate) terms: &'a Terms<'a>,
    pub(crate) names: &'a Names<'a>,
    pub(crate) dominators: &'a Dominators,
    pub(crate) l: &'a Loop,
    pub(crate) silent: Silent<'a>,
    /// The function, and who knows the objects in it.
    pub(crate) id: FuncId,
    pub(crate) ownership: &'a Ownership,
}

/// The conditions found so far and what was in the way.
struct Walk {
    at_start: FxHashMap<BlockId, Condition>,
    obstacles: Vec<Obstacle>,
    carried: Option<Carried>,
}

impl Analysis<'_> {
    /// Walks through the loop from its back edges to its header.
    pub(crate) fn run(&self) -> Purity {
        let erased = |store| self.is_erased(store);
        let carried = Carried::find(self.terms, self.l, self.silent, &erased);
        let (at_start, obstacles) = (FxHashMap::default(), Vec::new());
        let mut walk = Walk { at_start, obstacles, carried };
        for &block in self.l.blocks.iter().rev() {
            let condition = self.at_end(block, &mut walk);
            let condition = self.block(block, condition, &mut walk);
            walk.at_start.insert(block, condition);
        }
        let condition = walk.at_start.remove(&self.l.header).unwrap_or_default();
        walk.obstacles.reverse();
        Purity { condition, obstacles: walk.obstacles, carried: walk.carried }
    }

    fn position(&self, block: BlockId) -> usize {
        self.dominators.position(block).unwrap_or(0)
    }

    fn inside(&self, block: BlockId) -> bool {
        self.l.blocks.contains(&block)
    }

    /// The condition at the end of a block.
    fn at_end(&self, block: BlockId, walk: &mut Walk) -> Condition {
        match self.terms.function.terminator(block).map(|(_, inst)| inst.clone()) {
            Some(Inst::Br { target }) => self.edge(block, target, walk),
            Some(Inst::CondBr { condition, then, otherwise }) => {
                let (x, y) = (self.edge(block, then, walk), self.edge(block, otherwise, walk));
                if x == y {
                    return x;
                }
                let yes = self.terms.and(&self.terms.truth(condition, true), &x);
                yes.or(self.terms.and(&self.terms.truth(condition, false), &y))
            }
            Some(Inst::Switch { value, default, cases }) => {
                self.switch(block, value, default, &cases, walk)
            }
            _ => Condition::never(),
        }
    }

    fn switch(
        &self,
        block: BlockId,
        value: Operand,
        default: BlockId,
        cases: &[(u128, BlockId)],
        walk: &mut Walk,
    ) -> Condition {
        let (ty, term) = (self.terms.type_of(value), self.terms.term(value));
        let mut result = Condition::never();
        let mut others = Condition::always();
        for (case, target) in cases {
            let Some(&case) = self.terms.constants.get(&(ty, *case)) else {
                return Condition::never();
            };
            let is = |predicate| self.terms.compare(predicate, term, Term::Operand(case));
            let edge = self.edge(block, *target, walk);
            result = result.or(self.terms.and(&is(IntPredicate::Eq), &edge));
            others = self.terms.and(&others, &is(IntPredicate::Ne));
        }
        let edge = self.edge(block, default, walk);
        result.or(self.terms.and(&others, &edge))
    }

    /// The condition on the way from one block to the next.
    fn edge(&self, from: BlockId, to: BlockId, walk: &mut Walk) -> Condition {
        if !self.inside(to) {
            return Condition::never();
        }
        if to == self.l.header {
            return self.back_edge(from, walk);
        }
        if self.position(to) <= self.position(from) {
            return Condition::never();
        }
        let Some(condition) = walk.at_start.get(&to) else { return Condition::never() };
        let incoming: FxHashMap<ValueId, Operand> = self.incoming(from, to).collect();
        self.terms.substituted(condition, &|value| incoming.get(&value).copied())
    }

    /// The phis of a block and what they become on the way from another.
    fn incoming(
        &self,
        from: BlockId,
        to: BlockId,
    ) -> impl Iterator<Item = (ValueId, Operand)> + use<'_> {
        let phis = self.terms.function.insts(to).filter_map(move |(id, inst)| match inst {
            Inst::Phi { incoming, .. } => {
                let (value, _) = incoming.iter().find(|(_, source)| *source == from)?;
                Some((id, *value))
            }
            _ => None,
        });
        phis.collect::<Vec<_>>().into_iter()
    }

    /// The condition that the next iteration begins with the same values as this one did.
    fn back_edge(&self, from: BlockId, walk: &mut Walk) -> Condition {
        let mut all = Condition::always();
        for (phi, value) in self.incoming(from, self.l.header) {
            let carried = walk.carried.as_ref().is_some_and(|carried| carried.phi == phi);
            if value == Operand::Value(phi) || carried {
                continue;
            }
            let name = self.names.value(phi);
            let loc = value.value().and_then(|value| self.terms.function.value(value).loc);
            self.obstacle(walk, loc, format!("{name} changes"));
            let ty = self.terms.function.value(phi).ty;
            if !self.terms.is_comparable(ty) || self.surely_differs(phi, value) {
                return Condition::never();
            }
            let same = self.terms.compare(
                IntPredicate::Eq,
                Term::Operand(phi.into()),
                self.terms.term(value),
            );
            all = self.terms.and(&all, &same);
        }
        all
    }

    /// Whether a value is the phi plus something that is not zero.
    fn surely_differs(&self, phi: ValueId, value: Operand) -> bool {
        use mazurka_ir::BinaryOp::{Add, Sub};
        let inst = value.value().and_then(|value| self.terms.function.inst(value));
        let Some(Inst::Binary { op: Add | Sub, a, b, .. }) = inst else { return false };
        let number = |operand: Operand| self.number(operand).is_some_and(|n| n != 0);
        *a == Operand::Value(phi) && number(*b) || *b == Operand::Value(phi) && number(*a)
    }

    fn number(&self, operand: Operand) -> Option<u128> {
        match self.terms.module.consts.get(operand.constant()?) {
            Const::Int { value, .. } => Some(*value),
            _ => None,
        }
    }

    /// From the condition at the end of a block to the one at its start.
    fn block(&self, block: BlockId, mut condition: Condition, walk: &mut Walk) -> Condition {
        let insts: Vec<(ValueId, &Inst)> = self.terms.function.insts(block).collect();
        for (at, &(id, inst)) in insts.iter().enumerate().rev() {
            if condition.is_never() && inst.is_terminator() {
                continue;
            }
            let after = (self.position(block), at + 1);
            condition = self.silent(id, inst, condition, after, walk);
        }
        condition
    }

    /// The condition before an instruction: the one after it, and that it changes nothing. If it may
    /// go wrong, nothing may be cut off before it has not.
    fn silent(
        &self,
        id: ValueId,
        inst: &Inst,
        condition: Condition,
        after: Point,
        walk: &mut Walk,
    ) -> Condition {
        let loc = self.terms.function.value(id).loc;
        let wrong = |ptr: &Operand, ty: TypeId, condition: Condition| match is_safe(
            self.terms.module,
            self.terms.function,
            *ptr,
            ty,
        ) {
            true => condition,
            false => condition.not_before(after),
        };
        match inst {
            Inst::Load { ptr, .. } => wrong(ptr, self.terms.function.value(id).ty, condition),
            Inst::Binary { op, b, .. } if may_trap(self.terms.module, *op, *b) => {
                condition.not_before(after)
            }
            Inst::AtomicRmw { op, ptr, value, .. } => {
                self.obstacle(walk, loc, format!("changes {}", self.names.pointee(*ptr)));
                let unchanged = self.unchanged(id, *op, *value);
                wrong(ptr, self.terms.type_of(*value), self.terms.and(&unchanged, &condition))
            }
            Inst::CmpXchg(exchange) => {
                if walk.carried.as_ref().is_none_or(|carried| carried.exchange != id) {
                    let text = format!("may change {}", self.names.pointee(exchange.ptr));
                    self.obstacle(walk, loc, text);
                }
                let unchanged = self.terms.exchanged(id, false).or(self.writes_same(exchange));
                let ty = self.terms.type_of(exchange.new);
                wrong(&exchange.ptr, ty, self.terms.and(&unchanged, &condition))
            }
            Inst::Store { ptr, value, .. } if self.is_erased(id) => {
                wrong(ptr, self.terms.type_of(*value), condition)
            }
            Inst::Store { ptr, .. } => {
                self.obstacle(walk, loc, format!("writes {}", self.names.pointee(*ptr)));
                Condition::never()
            }
            Inst::Call(call) if is_assumption(self.terms.module, call) => {
                self.terms.and(&self.assumed(call), &condition)
            }
            Inst::Call(call) if self.is_silent(call) => condition,
            Inst::Call(call) | Inst::Invoke { call, .. } => {
                self.obstacle(walk, loc, format!("calls {}", self.names.callee(call)));
                Condition::never()
            }
            // Empty text may still write an output that is in memory.
            Inst::InlineAsm { asm, constraints, .. }
                if asm.is_empty() && !constraints.contains("=*") =>
            {
                condition
            }
            _ if is_hint(inst) => condition,
            Inst::InlineAsm { .. }
            | Inst::Unsupported { .. }
            | Inst::Alloca { .. }
            | Inst::VaArg { .. }
            | Inst::LandingPad { .. }
            | Inst::Resume { .. } => {
                self.obstacle(walk, loc, format!("has an effect ({})", inst.opcode()));
                Condition::never()
            }
            _ => condition,
        }
    }

    /// Whether a store is made again by the next iteration before anybody could see it.
    fn is_erased(&self, store: ValueId) -> bool {
        self.ownership.is_erased(self.terms, self.id, self.l.header, store)
    }

    /// What the program assumes: an iteration that an assumption stops does not come back.
    fn assumed(&self, call: &Call) -> Condition {
        let Some(operand) = call.args.first().map(|arg| arg.value) else {
            return Condition::never();
        };
        match self.terms.constants.get(&(self.terms.type_of(operand), 0)) {
            Some(zero) => self.terms.is_zero_condition(operand, *zero, false),
            None => Condition::never(),
        }
    }

    fn is_silent(&self, call: &Call) -> bool {
        // Inner loops have been dealt with before.
        let silent = |name: &str| name == PURE_ITERATION || (self.silent)(name);
        callee_name(self.terms.module, call).is_some_and(silent)
    }

    /// When a compare-and-swap writes the value that it expects. Said only where that value was fixed
    /// before the loop: of what the loop has computed it hardly ever holds.
    fn writes_same(&self, exchange: &CmpXchg) -> Condition {
        let fixed =
            exchange.new.value().is_none_or(|value| self.terms.function.inst(value).is_none());
        if !fixed || !self.terms.is_comparable(self.terms.type_of(exchange.new)) {
            return Condition::never();
        }
        let (old, new) = (self.terms.term(exchange.expected), self.terms.term(exchange.new));
        self.terms.compare(IntPredicate::Eq, old, new)
    }

    /// When a read-modify-write leaves behind what it finds.
    fn unchanged(&self, id: ValueId, op: RmwOp, value: Operand) -> Condition {
        let ty = self.terms.type_of(value);
        let number = |wanted: u128| match self.number(value) {
            Some(found) => found == wanted,
            None => false,
        };
        let bits = self.terms.module.types.int_bits(ty).filter(|bits| *bits <= 128).unwrap_or(0);
        let neutral = match op {
            RmwOp::Add | RmwOp::Sub | RmwOp::Or | RmwOp::Xor | RmwOp::UMax => number(0),
            RmwOp::And | RmwOp::UMin => bits > 0 && number(u128::MAX >> (128 - bits)),
            RmwOp::Xchg if self.terms.is_comparable(ty) => {
                let (old, new) = (Term::Operand(id.into()), self.terms.term(value));
                return self.terms.compare(IntPredicate::Eq, old, new);
            }
            _ => false,
        };
        if neutral { Condition::always() } else { Condition::never() }
    }

    fn obstacle(&self, walk: &mut Walk, loc: Option<LocId>, text: String) {
        let obstacle = Obstacle { loc, text };
        if !walk.obstacles.contains(&obstacle) {
            walk.obstacles.push(obstacle);
        }
    }
}

/// Whether an access to a value of type `ty` surely stays within a variable that is there.
pub(crate) fn is_safe(module: &Module, f: &Function, ptr: Operand, ty: TypeId) -> bool {
    let variable = match ptr {
        Operand::Const(constant) => match module.consts.get(constant) {
            Const::Global(global) => Some(module.global(*global).ty),
            _ => None,
        },
        Operand::Value(value) => match f.inst(value) {
            Some(Inst::Alloca { ty, count: Operand::Const(_), .. }) => Some(*ty),
            _ => None,
        },
    };
    let room = variable.and_then(|ty| module.types.size_of(ty));
    room.zip(module.types.store_size(ty)).is_some_and(|(room, size)| size <= room)
}
