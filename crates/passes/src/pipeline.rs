//! All passes in order, on what a program can reach.

use crate::addresses::share_addresses;
use crate::assembly::lower_assembly;
use crate::bound::{Bounds, Irreducible, LoopBound, bound_some_loops, loop_places};
use crate::edit::remove_unreachable;
use crate::escape::{Escape, callees_first};
use crate::mem2reg::{Promoted, promote};
use crate::peeled::join_peeled_accesses;
use crate::purity::{
    AwaitReport, LoopReport, Outside, Ownership, Silent, Surely, eliminate, inline_into_loops,
    inline_told_awaits, introduce_awaits,
};
use crate::results::forget_unused_results;
use crate::simplify::{Simplified, simplify};
use crate::sroa::split_aggregates;
use crate::straight::join_straight_blocks;
use crate::unwind::{Throws, forget_needless_unwinding};
use mazurka_ir::{FuncId, LocId, Module, Reach, verify};

/// What [`prepare`] should do.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PassOptions {
    /// How often the header of a loop may be entered each time the loop is reached.
    pub unroll: Option<u32>,
    /// The same for some loops.
    pub loop_bounds: Vec<LoopBound>,
    /// Whether to cut off iterations of loops that change nothing.
    pub loop_purity: bool,
    /// Whether to turn assumptions into awaits.
    pub awaits: bool,
}

/// What was done to a function.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FunctionReport {
    /// The name of the function.
    pub name: String,
    /// Instructions before and after.
    pub instructions: (usize, usize),
    /// Blocks that could not be reached from the start, or no longer.
    pub unreachable: usize,
    /// Structures and arrays that were taken apart.
    pub split: usize,
    /// Variables that became values, and the phis they needed.
    pub promoted: Promoted,
    /// Simplifications.
    pub simplified: Simplified,
    /// Loops that were given a bound.
    pub bounded: usize,
}

/// What was done to a module.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PassReport {
    /// For each function that the program reaches.
    pub functions: Vec<FunctionReport>,
    /// The cycles that should be bounded and cannot be; if there is one, the module must not be checked.
    pub irreducible: Vec<Irreducible>,
    /// Bounds for loops that do not exist.
    pub unused_bounds: Vec<LoopBound>,
    /// Where the loops of the program are that could have been meant, if there are such bounds.
    pub loop_places: Vec<LocId>,
    /// What was found out about each loop, if loop purity was asked for.
    pub loops: Vec<LoopReport>,
    /// The assumptions that became awaits.
    pub awaits: Vec<AwaitReport>,
}

/// One function with what has been done to it.
struct Work {
    id: FuncId,
    report: FunctionReport,
}

/// Runs all passes on the functions that `main` and the constructors of global variables reach.
///
/// `silent` tells of functions without a body whether they have no effect, `throws` whether they may
/// throw exceptions.
pub fn prepare(
    module: &mut Module,
    options: &PassOptions,
    silent: Silent<'_>,
    throws: Throws<'_>,
) -> PassReport {
    let forgotten = forget_needless_unwinding(module, throws);
    // What only such unwinding reaches is removed before asking what the program reaches.
    for (id, _) in module.function_ids().zip(forgotten).filter(|(_, count)| *count > 0) {
        remove_unreachable(module.function_mut(id));
    }
    let reach = Reach::of_program(module);
    let has_body = |id: &FuncId| !module.function(*id).order.is_empty();
    let mut work: Vec<Work> = reach
        .functions()
        .filter(has_body)
        .map(|id| {
            let name = module.function(id).name.to_string();
            let instructions = (size(module, id), 0);
            Work { id, report: FunctionReport { name, instructions, ..Default::default() } }
        })
        .collect();
    each(module, &mut work, "removal of unreachable blocks", |module, id, report| {
        report.unreachable = remove_unreachable(module.function_mut(id));
    });
    each(module, &mut work, "replacement of assembly", |module, id, _| {
        lower_assembly(module, id);
    });
    // Casts between pointers, which clang 14 is full of, hide addresses from the next two.
    each(module, &mut work, "first simplification", simplify_into);
    each(module, &mut work, "splitting of aggregates", |module, id, report| {
        report.split = split_aggregates(module, id);
    });
    each(module, &mut work, "promotion of variables", |module, id, report| {
        report.promoted = promote(module, id);
    });
    each(module, &mut work, "simplification", simplify_into);
    each(module, &mut work, "sharing of addresses", |module, id, _| {
        share_addresses(module, id);
    });
    // What is inlined has been dealt with before.
    let mut rank = vec![None; module.functions.len()];
    for (k, id) in callees_first(module).into_iter().enumerate() {
        rank[id.index()] = Some(k);
    }
    work.sort_by_key(|work| rank[work.id.index()]);
    each(module, &mut work, "inlining of awaits", |module, id, _| {
        inline_told_awaits(module, id);
    });
    let loops = match options.loop_purity {
        true => cut_off_pure_iterations(module, &mut work, silent),
        false => Vec::new(),
    };
    let mut awaits = Vec::new();
    if options.awaits {
        let escape = Escape::new(module, &|_, _| false);
        let surely = Surely { silent, escape: &escape };
        each(module, &mut work, "awaits", |module, id, _| {
            awaits.extend(introduce_awaits(module, id, surely, &loops));
        });
        each(module, &mut work, "simplification of awaits", simplify_into);
    }
    let mut bounding = Bounding::default();
    if options.unroll.is_some() || !options.loop_bounds.is_empty() {
        bounding = bound(module, &mut work, options);
        each(module, &mut work, "last simplification", simplify_into);
    }
    each(module, &mut work, "count", |module, id, report| {
        report.instructions.1 = size(module, id);
        report.unreachable += report.simplified.blocks;
    });
    let functions = work.into_iter().map(|work| work.report).collect();
    let Bounding { irreducible, unused: unused_bounds, places: loop_places } = bounding;
    PassReport { functions, irreducible, unused_bounds, loop_places, loops, awaits }
}

/// What came of bounding loops.
#[derive(Default)]
struct Bounding {
    irreducible: Vec<Irreducible>,
    unused: Vec<LoopBound>,
    places: Vec<LocId>,
}

/// Bounds the loops of the program; those of the library are not the program's.
fn bound(module: &mut Module, work: &mut [Work], options: &PassOptions) -> Bounding {
    let (unused, irreducible, places) = (options.loop_bounds.clone(), Vec::new(), Vec::new());
    let mut found = Bounding { irreducible, unused, places };
    let bounds = Bounds { all: options.unroll, some: &options.loop_bounds };
    each(module, work, "loop bounds", |module, id, report| {
        if module.function(id).name.starts_with("mazurka.") {
            return;
        }
        found.places.extend(loop_places(module, id, &mut found.unused));
        match bound_some_loops(module, id, bounds) {
            Ok(count) => report.bounded = count,
            Err(cycles) => found.irreducible.extend(cycles),
        }
    });
    found
}

/// Cuts off iterations that change nothing; what was found out about each loop.
fn cut_off_pure_iterations(
    module: &mut Module,
    work: &mut [Work],
    silent: Silent<'_>,
) -> Vec<LoopReport> {
    let mut loops = Vec::new();
    forget_unused_results(module);
    each(module, work, "second promotion of variables", |module, id, report| {
        // References that the compiler has inlined have become plain accesses.
        promote(module, id);
        simplify_into(module, id, report);
        share_addresses(module, id);
    });
    each(module, work, "joining of peeled accesses", |module, id, _| {
        join_straight_blocks(module, id);
        join_peeled_accesses(module, id);
    });
    let ownership = Ownership::new(module);
    let outside = Outside { silent, ownership: &ownership };
    each(module, work, "inlining into loops", |module, id, _| {
        inline_into_loops(module, id, outside);
        share_addresses(module, id);
    });
    each(module, work, "loop purity", |module, id, _| {
        eliminate(module, id, outside, &mut loops);
    });
    each(module, work, "simplification of purity", simplify_into);
    loops
}

/// Runs one pass on all functions and, in debug builds, checks what it leaves behind.
fn each(
    module: &mut Module,
    work: &mut [Work],
    pass: &str,
    mut run: impl FnMut(&mut Module, FuncId, &mut FunctionReport),
) {
    for work in work {
        run(module, work.id, &mut work.report);
    }
    debug_assert!(
        verify(module).is_ok(),
        "after {pass}: {}",
        verify(module).unwrap_err().iter().map(|e| e.to_string()).collect::<Vec<_>>().join("\n")
    );
}

fn simplify_into(module: &mut Module, id: FuncId, report: &mut FunctionReport) {
    report.simplified = report.simplified.plus(simplify(module, id));
}

fn size(module: &Module, id: FuncId) -> usize {
    module.function(id).blocks().map(|(_, block)| block.insts.len()).sum()
}
