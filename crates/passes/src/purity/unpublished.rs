//! Stores to memory that nobody else can reach yet: a node before it is published.
//!
//! ```c
//! struct node *node = malloc(sizeof *node);
//! do {
//!     old = atomic_load(&top);
//!     node->next = old;
//! } while (!atomic_compare_exchange_strong(&top, &old, node));
//! ```
//!
//! An iteration that fails has written `node->next`, but no other thread can see that: the address of
//! the node has gone nowhere. And the next iteration writes it again before anybody reads it. So the
//! store changes nothing. A store is *erased* like that if
//!
//! 1. it goes to a constant offset of an object that is known ([`Ownership::root`]);
//! 2. nothing that may publish the object leads to the store: a compare-and-swap that would put the
//!    address somewhere publishes only where it succeeds, and the branches on its success are followed;
//! 3. from the header of the loop, on every way, the same bytes are written again before they are
//!    read, before the object is published and before the function returns.

use super::terms::Terms;
use crate::edit::{callee_name, users};
use crate::escape::{Escape, callees_first};
use crate::lent::{Site, call_sites, pointer_params};
use crate::sroa::constant_offset;
use mazurka_ir::{
    BlockId, Call, CastKind, Const, Def, FuncId, Function, Inst, Module, Operand, ValueId,
};
use std::collections::{BTreeMap, BTreeSet};

/// Functions whose result points to memory that nobody else knows.
const ALLOCATORS: [&str; 9] = [
    "malloc",
    "mazurka.malloc",
    "calloc",
    "aligned_alloc",
    "_Znwm",
    "_Znam",
    "_ZnwmSt11align_val_t",
    "_ZnwmRKSt9nothrow_t",
    "_ZnamRKSt9nothrow_t",
];

/// Functions after which the memory that they get is gone.
const DEALLOCATORS: [&str; 4] = ["free", "_ZdlPv", "_ZdlPvm", "_ZdaPv"];

/// Who knows the objects that functions pass to each other.
///
/// It stays true when functions are inlined or simplified.
pub struct Ownership {
    escape: Escape,
    /// For each function, whether its result is an object that nobody else knows.
    fresh: Vec<bool>,
    /// The parameters, by function and number, that nobody but the caller knows.
    given: BTreeSet<(FuncId, usize)>,
}

impl Ownership {
    /// Looks at all functions of a module.
    pub fn new(module: &Module) -> Ownership {
        let escape = Escape::new(module, &|_, _| false);
        let fresh = vec![false; module.functions.len()];
        let mut ownership = Ownership { escape, fresh, given: BTreeSet::new() };
        let order = callees_first(module);
        for &id in &order {
            ownership.fresh[id.index()] = ownership.returns_fresh(module, id);
        }
        let sites = call_sites(module);
        for &id in order.iter().rev() {
            let Some(sites) = &sites[id.index()] else { continue };
            for number in pointer_params(module, id) {
                let gives = |site: &Site| ownership.gives(module, site, number);
                if !sites.is_empty() && sites.iter().all(gives) {
                    ownership.given.insert((id, number));
                }
            }
        }
        ownership
    }

    /// Whether each result of a function is an object that it has made, or null, and has told nobody of.
    fn returns_fresh(&self, module: &Module, id: FuncId) -> bool {
        let f = module.function(id);
        let mut results = 0;
        let insts = f.order.iter().flat_map(|block| f.insts(*block));
        let fits = |value: Operand| match value {
            Operand::Const(constant) => matches!(module.consts.get(constant), Const::Null),
            Operand::Value(value) => {
                let made =
                    matches!(f.inst(value), Some(Inst::Call(call)) if self.makes(module, call));
                made && Object::new(module, self, f, value)
                    .publishers()
                    .all(|id| matches!(f.inst(id), Some(Inst::Ret { .. })))
            }
        };
        let mut all = true;
        for (_, inst) in insts {
            if let Inst::Ret { value: Some(value) } = inst {
                results += 1;
                all &= fits(*value);
            }
        }
        results > 0 && all
    }

    /// Whether a caller passes an object as this argument, once, that nobody else knows by then.
    fn gives(&self, module: &Module, site: &Site, number: usize) -> bool {
        let f = module.function(site.caller);
        let Some(root) = site.arg(number).and_then(|arg| self.root(module, site.caller, f, arg))
        else {
            return false;
        };
        let object = Object::new(module, self, f, root);
        let here = |operand: &Operand| object.offset(*operand).is_some();
        let Some(call) = f.inst(site.call).and_then(Inst::call) else { return false };
        let args = call.args.iter().map(|arg| arg.value);
        args.filter(|arg| here(arg)).count() == 1
            && object.is_unpublished_at(site.call, &|_, block| f.successors(block))
    }

    /// Whether a call returns an object that nobody else knows.
    fn makes(&self, module: &Module, call: &Call) -> bool {
        let callee = module.direct_callee(call.callee);
        callee.is_some_and(|id| self.fresh[id.index()])
            || callee_name(module, call).is_some_and(|name| ALLOCATORS.contains(&name))
    }

    /// The object into which a pointer points, if it is one that only this thread knows at first.
    fn root(
        &self,
        module: &Module,
        id: FuncId,
        f: &Function,
        mut pointer: Operand,
    ) -> Option<ValueId> {
        loop {
            let value = pointer.value()?;
            match &f.value(value).def {
                Def::Param(number) => {
                    return self.given.contains(&(id, *number as usize)).then_some(value);
                }
                Def::Inst(Inst::Alloca { count: Operand::Const(_), .. }) => return Some(value),
                Def::Inst(Inst::Call(call)) => return self.makes(module, call).then_some(value),
                Def::Inst(Inst::Gep { base, .. }) => pointer = *base,
                Def::Inst(
                    Inst::Cast { kind: CastKind::BitCast, value, .. } | Inst::Freeze { value },
                ) => pointer = *value,
                Def::Inst(_) => return None,
            }
        }
    }

    /// Whether a store in the loop with this header is erased (see above).
    pub(crate) fn is_erased(
        &self,
        terms: &Terms<'_>,
        id: FuncId,
        header: BlockId,
        store: ValueId,
    ) -> bool {
        let (module, f) = (terms.module, terms.function);
        let Some(Inst::Store { ptr, value, .. }) = f.inst(store) else { return false };
        let Some(root) = self.root(module, id, f, *ptr) else { return false };
        let object = Object::new(module, self, f, root);
        let size = module.types.store_size(module.type_of(f, *value));
        let Some((offset, size)) = object.offset(*ptr).flatten().zip(size) else { return false };
        let next = |exchange: ValueId, block: BlockId| if_exchanged(terms, exchange, block);
        object.is_unpublished_at(store, &next)
            && object.is_dead_at(header, (offset, offset.saturating_add_unsigned(size)))
    }
}

/// Where control may go from a block once a compare-and-swap has succeeded.
fn if_exchanged(terms: &Terms<'_>, exchange: ValueId, block: BlockId) -> Vec<BlockId> {
    let succeeds = terms.exchanged(exchange, true);
    match terms.function.terminator(block) {
        Some((_, Inst::CondBr { condition, then, otherwise })) if !succeeds.is_never() => {
            if terms.truth(*condition, true) == succeeds {
                vec![*then]
            } else if terms.truth(*condition, false) == succeeds {
                vec![*otherwise]
            } else {
                vec![*then, *otherwise]
            }
        }
        _ => terms.function.successors(block),
    }
}

/// Whether a conversion yields the same address. Compilers give pointers to atomic operations as numbers.
fn keeps_address(kind: CastKind) -> bool {
    matches!(kind, CastKind::BitCast | CastKind::PtrToInt | CastKind::IntToPtr)
}

/// Bytes of an object, from the first to the one behind the last; `None` if they are not known.
type Range = Option<(i64, i64)>;

/// What an instruction does with an object.
enum Use {
    Nothing,
    Reads(Range),
    Writes(Range),
    Frees,
    Publishes,
}

/// Whether to go on along a way.
enum Step {
    On,
    End,
    Found,
}

/// One object of a function and all pointers into it.
struct Object<'a> {
    module: &'a Module,
    ownership: &'a Ownership,
    f: &'a Function,
    root: ValueId,
    /// The pointers, with their distance from the start where that is known.
    pointers: BTreeMap<ValueId, Option<i64>>,
}

impl<'a> Object<'a> {
    fn new(module: &'a Module, ownership: &'a Ownership, f: &'a Function, root: ValueId) -> Self {
        let users = users(f);
        let mut pointers = BTreeMap::from([(root, Some(0i64))]);
        let mut work = vec![root];
        while let Some(pointer) = work.pop() {
            let offset = pointers[&pointer];
            for &user in &users[pointer.index()] {
                let found = match f.inst(user) {
                    Some(Inst::Gep { source, indices, .. }) => {
                        let step = constant_offset(module, *source, indices);
                        offset.zip(step).and_then(|(offset, step)| offset.checked_add(step))
                    }
                    Some(Inst::Cast { kind, .. }) if keeps_address(*kind) => offset,
                    Some(Inst::Freeze { .. }) => offset,
                    Some(Inst::Phi { .. } | Inst::Select { .. }) => None,
                    _ => continue,
                };
                if let std::collections::btree_map::Entry::Vacant(entry) = pointers.entry(user) {
                    entry.insert(found);
                    work.push(user);
                }
            }
        }
        Object { module, ownership, f, root, pointers }
    }

    /// The distance of a pointer into the object from its start, which may be unknown.
    fn offset(&self, pointer: Operand) -> Option<Option<i64>> {
        self.pointers.get(&pointer.value()?).copied()
    }

    fn is_into(&self, operand: Operand) -> bool {
        self.offset(operand).is_some()
    }

    /// The bytes of an access through a pointer.
    fn range(&self, ptr: Operand, ty: mazurka_ir::TypeId) -> Range {
        let (from, size) = (self.offset(ptr)??, self.module.types.store_size(ty)?);
        Some((from, from.checked_add_unsigned(size)?))
    }

    fn use_by(&self, id: ValueId, inst: &Inst) -> Use {
        let mut used = false;
        inst.for_each_operand(|operand| used |= self.is_into(operand));
        let ty = |operand: Operand| self.module.type_of(self.f, operand);
        match inst {
            _ if !used => Use::Nothing,
            Inst::Load { ptr, .. } => Use::Reads(self.range(*ptr, self.f.value(id).ty)),
            Inst::Store { value, ptr, .. } if !self.is_into(*value) => {
                Use::Writes(self.range(*ptr, ty(*value)))
            }
            Inst::AtomicRmw { value, ptr, .. } if !self.is_into(*value) => {
                Use::Reads(self.range(*ptr, ty(*value)))
            }
            Inst::CmpXchg(exchange) if !self.is_into(exchange.new) => Use::Reads(None),
            Inst::ICmp { .. }
            | Inst::Gep { .. }
            | Inst::Freeze { .. }
            | Inst::Phi { .. }
            | Inst::Select { .. } => Use::Nothing,
            Inst::Cast { kind, .. } if keeps_address(*kind) => Use::Nothing,
            Inst::Call(call) if self.is_kept(call) => Use::Reads(None),
            Inst::Call(call) if self.is_freed(call) => Use::Frees,
            _ => Use::Publishes,
        }
    }

    /// Whether a callee does not let the address of the object go.
    fn is_kept(&self, call: &Call) -> bool {
        let Some(callee) = self.module.direct_callee(call.callee) else { return false };
        let kept = |number: usize| self.ownership.escape.keeps(callee, number);
        let mut args = call.args.iter().enumerate();
        args.all(|(number, arg)| !self.is_into(arg.value) || kept(number))
    }

    /// Whether a call frees what its only pointer points to.
    fn is_freed(&self, call: &Call) -> bool {
        callee_name(self.module, call).is_some_and(|name| DEALLOCATORS.contains(&name))
    }

    /// The instructions after which others may know the object.
    fn publishers(&self) -> impl Iterator<Item = ValueId> + '_ {
        let insts = self.f.order.iter().flat_map(|block| self.f.insts(*block));
        let publishes =
            |(id, inst): &(ValueId, &Inst)| matches!(self.use_by(*id, inst), Use::Publishes);
        insts.filter(publishes).map(|(id, _)| id)
    }

    /// Whether nobody else can know the object just before an instruction. `next` tells where control
    /// may go from a block after an instruction has published the object.
    fn is_unpublished_at(
        &self,
        point: ValueId,
        next: &dyn Fn(ValueId, BlockId) -> Vec<BlockId>,
    ) -> bool {
        let blocks = self.f.inst_blocks();
        let leads_there = |publisher: ValueId| {
            let Some(block) = blocks[publisher.index()] else { return true };
            let insts = &self.f.block(block).insts;
            let at = insts.iter().position(|id| *id == publisher).map_or(0, |at| at + 1);
            let is_exchange = matches!(self.f.inst(publisher), Some(Inst::CmpXchg(_)));
            let next = |block| match is_exchange {
                true => next(publisher, block),
                false => self.f.successors(block),
            };
            self.walk((block, at), &next, &|id, _| match id {
                // What is behind the point may be one that it has not come to yet.
                _ if id == point || id == publisher => Step::Found,
                _ if id == self.root => Step::End,
                _ => Step::On,
            })
        };
        !self.publishers().any(leads_there)
    }

    /// Whether bytes of the object are written before they matter to anybody, from the start of a block.
    fn is_dead_at(&self, block: BlockId, (from, to): (i64, i64)) -> bool {
        let lives =
            self.walk((block, 0), &|block| self.f.successors(block), &|id, inst| match self
                .use_by(id, inst)
            {
                _ if id == self.root => Step::End,
                Use::Frees => Step::End,
                Use::Writes(Some((first, end))) if first <= from && to <= end => Step::End,
                Use::Reads(Some((first, end))) if end <= from || to <= first => Step::On,
                Use::Reads(_) | Use::Publishes => Step::Found,
                _ if matches!(inst, Inst::Ret { .. } | Inst::Resume { .. }) => Step::Found,
                _ => Step::On,
            });
        !lives
    }

    /// Follows all ways from a point until something is found.
    fn walk(
        &self,
        start: (BlockId, usize),
        next: &dyn Fn(BlockId) -> Vec<BlockId>,
        look: &dyn Fn(ValueId, &Inst) -> Step,
    ) -> bool {
        let (mut seen, mut work) = (BTreeSet::new(), vec![start]);
        while let Some((block, first)) = work.pop() {
            let mut goes_on = true;
            for &id in &self.f.block(block).insts[first..] {
                match self.f.inst(id).map(|inst| look(id, inst)) {
                    Some(Step::Found) => return true,
                    Some(Step::End) => {
                        goes_on = false;
                        break;
                    }
                    _ => {}
                }
            }
            if goes_on {
                work.extend(
                    next(block).into_iter().filter(|to| seen.insert(*to)).map(|to| (to, 0)),
                );
            }
        }
        false
    }
}
