//! What a verdict rests on and should say: assertions that may never be reached, memory orders that are
//! taken for stronger ones.

use super::function::Body;
use crate::code::Instr;
use crate::compile::{is_users, location};
use crate::library::{Builtin, Meaning, meaning};
use mazurka_ir::{BlockId, Call, Inst, LocId, ValueId};
use mazurka_passes::{COVER, COVER_BRANCH};
use mazurka_trace::{Location, MemoryOrder};
use std::sync::atomic::{AtomicBool, Ordering};

/// An assertion of the program.
#[derive(Debug)]
pub(crate) struct Assertion {
    location: Location,
    /// Whether any execution has come to it.
    reached: AtomicBool,
}

/// The assertions of a program, by number; each place once.
#[derive(Debug, Default)]
pub(crate) struct Assertions {
    list: Vec<Assertion>,
}

impl Assertions {
    /// An execution comes to the assertion with this number.
    #[inline]
    pub(crate) fn reach(&self, number: u32) {
        self.list[number as usize].reached.store(true, Ordering::Relaxed);
    }

    /// Where the assertions are that no execution has come to so far.
    pub(crate) fn unreached(&self) -> Vec<Location> {
        let unreached = self.list.iter().filter(|a| !a.reached.load(Ordering::Relaxed));
        let mut places: Vec<Location> = unreached.map(|a| a.location.clone()).collect();
        places.sort_by(|a, b| (&a.file, a.line, a.column).cmp(&(&b.file, b.line, b.column)));
        places
    }
}

/// Atomic operations with weaker orders than seq_cst.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct WeakOrders {
    pub(crate) count: usize,
    /// The first of them in the program's own files.
    pub(crate) first: Option<Location>,
}

impl Body<'_, '_> {
    /// The program looks at an assertion here, before it branches to where that fails.
    pub(super) fn reach_assertion(&mut self, targets: [BlockId; 2]) {
        let fails = targets.into_iter().find_map(|block| self.failing_call(block));
        if let Some(place) = fails.and_then(|call| self.function.value(call).loc) {
            self.emit_reach(place);
        }
    }

    /// Notes that the program comes to the assertion at a place.
    pub(super) fn emit_reach(&mut self, place: LocId) {
        let location = location(self.compiler.module, place);
        if !is_users(&location) {
            return;
        }
        let list = &mut self.compiler.code.assertions.list;
        let number = list.iter().position(|known| known.location == location);
        let number = number.unwrap_or_else(|| {
            list.push(Assertion { location, reached: AtomicBool::new(false) });
            list.len() - 1
        });
        self.emit(Instr::Reach(number as u32));
    }

    /// Compiles a call that marks a line or a branch; tells whether it is one.
    pub(super) fn cover_mark(&mut self, call: &Call, name: &str) -> bool {
        let arg = |k: usize| call.args.get(k).map(|arg| arg.value);
        if name == COVER {
            let number = arg(0).and_then(|number| self.number(number));
            number.into_iter().for_each(|number| self.emit(Instr::Cover(number as u32)));
        } else if name.starts_with(COVER_BRANCH) {
            if let (Some(value), Some(first)) = (arg(0), arg(1).and_then(|n| self.number(n))) {
                let value = self.source(value);
                let number = self.compiler.code.coverage.add_branch(value, first as u32);
                self.emit(Instr::CoverBranch(number));
            }
        } else {
            return false;
        }
        true
    }

    /// Here an iteration of a loop waits, or is cut off: the points that it passes count as reached.
    pub(super) fn cover_left_out(&mut self, of_loop: u32) {
        for number in self.compiler.code.coverage.left_out(of_loop) {
            self.emit(Instr::Cover(number));
        }
    }

    /// The call in a block that says that an assertion has failed.
    fn failing_call(&self, block: BlockId) -> Option<ValueId> {
        let fails = |inst: &Inst| {
            let callee = self.compiler.module.direct_callee(inst.call()?.callee)?;
            let name = &*self.compiler.module.function(callee).name;
            let known = super::conventions::by_name(name);
            match known.map(Meaning::Builtin).or_else(|| meaning(name))? {
                Meaning::Builtin(Builtin::AssertFail | Builtin::Error) => Some(()),
                _ => None,
            }
        };
        let mut insts = self.function.insts(block);
        insts.find(|(_, inst)| fails(inst).is_some()).map(|(id, _)| id)
    }

    /// Notes the order of an atomic operation.
    pub(super) fn note_order(&mut self, order: MemoryOrder) {
        let strong = matches!(order, MemoryOrder::Plain | MemoryOrder::SeqCst);
        if strong || self.function.name.starts_with("mazurka.") {
            return;
        }
        let place = self.loc.map(|loc| location(self.compiler.module, loc)).filter(is_users);
        let weak = &mut self.compiler.code.weak_orders;
        weak.count += 1;
        weak.first = weak.first.take().or(place);
    }
}
