//! What the passes found out about loops and assumptions, in terms of the source; and what a thread
//! that waits forever waits for.

use crate::code::{Access, AccessKind, AwaitOrigin, Code, FunctionCode, Instr};
use crate::compile::{is_users, location};
use crate::library::Builtin;
use crate::program::{Compiled, CompiledRun};
use crate::threads::Status;
use mazurka_ir::{LocId, Module};
use mazurka_passes::{LoopReport, Obstacle, PassReport, PurityKind};
use mazurka_trace::word::signed;
use mazurka_trace::{
    Action, AwaitNote, Compare, Condition, Coverage, Event, Location, LoopNote, LoopNotes,
    LoopPurity, Op, ThreadId, TraceStep,
};

/// The report of the passes, ready to be shown.
pub(crate) fn notes(module: &Module, report: &PassReport) -> LoopNotes {
    let place = |loc: Option<LocId>| loc.map(|loc| location(module, loc));
    let obstacle = |obstacle: &Obstacle| match place(obstacle.loc) {
        Some(Location { line, .. }) => format!("{} (line {line})", obstacle.text),
        None => obstacle.text.clone(),
    };
    let note = |(number, l): (usize, &LoopReport)| LoopNote {
        function: l.function.clone(),
        location: place(l.loc),
        purity: match l.kind {
            PurityKind::Pure => LoopPurity::Pure,
            PurityKind::Partly => LoopPurity::PartlyPure,
            PurityKind::Impure => LoopPurity::Impure,
        },
        condition: (l.kind != PurityKind::Impure).then(|| l.condition.clone()),
        obstacles: l.obstacles.iter().map(obstacle).collect(),
        awaits: report
            .awaits
            .iter()
            .filter(|a| a.of_loop == Some(number))
            .map(|a| a.text.clone())
            .collect(),
        cut_off: 0,
    };
    let awaits = report.awaits.iter().filter(|a| a.of_loop.is_none());
    LoopNotes {
        loops: report.loops.iter().enumerate().map(note).collect(),
        awaits: awaits
            .map(|a| AwaitNote {
                function: a.function.clone(),
                location: place(a.loc),
                text: a.text.clone(),
            })
            .collect(),
    }
}

impl Compiled {
    /// Where the assertions are that no execution has come to so far.
    pub fn unreached_assertions(&self) -> Vec<Location> {
        self.code.assertions.unreached()
    }

    /// Which lines and branches executions have reached so far, if that was to be noted.
    pub fn coverage(&self) -> Option<Coverage> {
        self.code.coverage.coverage(&self.module)
    }

    /// How many atomic operations have a weaker order than `seq_cst`, and where the first one is.
    pub fn weak_orders(&self) -> (usize, Option<Location>) {
        (self.code.weak_orders.count, self.code.weak_orders.first.clone())
    }

    /// Whether it has read-modify-writes that commute and whose results nobody uses.
    pub fn has_independent_updates(&self) -> bool {
        let unused = |access: &Access| match access.kind {
            AccessKind::Rmw { function, .. } => access.dst.is_none() && function.commutes(),
            _ => false,
        };
        self.code.accesses.iter().any(unused)
    }

    /// How many atomic sections there are, and where the first one of the user's is: sections that the program
    /// names, and atomic operations on more than 8 bytes.
    pub fn sections(&self) -> (usize, Option<Location>) {
        let begins = |instr: &Instr| match *instr {
            Instr::Builtin(call) => {
                self.code.builtin_calls[call as usize].function == Builtin::AtomicBegin
            }
            _ => false,
        };
        let (mut count, mut first) = (0, None);
        for function in &self.code.functions {
            for (instr, place) in function.instrs.iter().zip(&function.locations) {
                if begins(instr) {
                    count += 1;
                    let place = place.map(|place| location(&self.module, place));
                    first = first.or(place.filter(is_users));
                }
            }
        }
        (count, first)
    }

    /// What is known about the loops and assumptions of the program itself, without the library.
    pub fn loops(&self) -> LoopNotes {
        let own = |function: &str| !function.starts_with("mazurka.");
        let LoopNotes { loops, awaits } = &*self.loops;
        let mut notes = LoopNotes {
            loops: loops.iter().filter(|l| own(&l.function)).cloned().collect(),
            awaits: awaits.iter().filter(|a| own(&a.function)).cloned().collect(),
        };
        self.count_cuts(&mut notes);
        notes
    }

    /// The innermost loop of the user's around a place in the code: functions with positions in them, the
    /// innermost first.
    pub(crate) fn loop_around(&self, place: &[(u32, u32)]) -> Option<Location> {
        let mut loops = place.iter().filter_map(|&(function, pc)| {
            let function = &self.code.functions[function as usize];
            let header = self.code.loop_around(function, pc)?;
            let mut places = function.locations[header as usize..=pc as usize].iter();
            Some(location(&self.module, places.find_map(|place| *place)?))
        });
        loops.find(is_users)
    }
}

impl Code {
    /// Where the innermost loop begins that an instruction of a function is in: the least stretch of
    /// instructions around it that ends with a jump back to its start.
    pub(crate) fn loop_around(&self, function: &FunctionCode, pc: u32) -> Option<u32> {
        let jumps_to = |instr: &Instr| match *instr {
            Instr::Jump(to) => vec![to],
            Instr::Landing(number) => vec![self.landings[number as usize].normal],
            Instr::Branch { then, otherwise, .. } => vec![then, otherwise],
            Instr::Switch(table) => {
                let table = &self.switches[table as usize];
                let cases = table.cases.iter().map(|&(_, to)| to);
                cases.chain([table.default]).collect()
            }
            _ => Vec::new(),
        };
        let ends = (pc..).zip(&function.instrs[pc as usize..]);
        let around = ends.flat_map(|(end, instr)| {
            let starts = jumps_to(instr).into_iter().filter(|&to| to <= pc);
            starts.map(move |start| (end - start, start))
        });
        around.min().map(|(_, start)| start)
    }
}

impl CompiledRun {
    /// Where the loop is in which a thread was cut off.
    pub fn cut_in(&self, thread: ThreadId) -> Option<Location> {
        match self.machine.threads().get(thread.index())?.status {
            Status::Cut(Some(number)) => {
                self.program.loops.loops.get(number as usize)?.location.clone()
            }
            Status::Cut(None) => self.location(thread),
            _ => match self.machine.await_origin(thread.index())? {
                AwaitOrigin::Cut(number) => {
                    self.program.loops.loops.get(number as usize)?.location.clone()
                }
                _ => None,
            },
        }
    }

    /// The operation that a thread which was cut off before an atomic section has to wait for in it.
    pub fn waits_in_section(&self, thread: ThreadId) -> Option<Op> {
        self.machine.waits_in_section(thread.index())
    }

    /// What a thread is about to do, with the value that is there now.
    pub fn next_step(&self, thread: ThreadId, op: &Op) -> TraceStep {
        let old = match op {
            Op::On(object, _) => {
                let found = self.machine.memory().find(object.address, object.size);
                found.map_or(0, |(_, at)| self.machine.memory().read(at, object.size))
            }
            _ => 0,
        };
        let (effect, op) = (op.effect(old), *op);
        let step = self.describe(&Event { thread, index: 0, alternative: 0, effect, old, op });
        TraceStep { location: self.location(thread), ..step }
    }

    /// The loop in which a thread spins forever if its operation stays blocked.
    pub fn spins_in(&self, thread: ThreadId) -> Option<&LoopNote> {
        match self.machine.await_origin(thread.index())? {
            AwaitOrigin::Loop(number) => self.program.loops.loops.get(number as usize),
            AwaitOrigin::Assumption | AwaitOrigin::Program | AwaitOrigin::Cut(_) => None,
        }
    }

    /// The innermost loop of the program's own source that a thread is in.
    pub fn innermost_loop(&self, thread: ThreadId) -> Option<Location> {
        self.program.loop_around(&self.place_in_code(thread))
    }

    /// The condition that the pending access of a thread waits for, and the value that is there, as
    /// text. Nothing for synchronisation objects.
    pub fn awaited(&self, thread: ThreadId, op: &Op) -> Option<(String, String)> {
        self.machine.await_origin(thread.index())?;
        let Op::On(object, Action::Await(until) | Action::ExchangeAwait { until, .. }) = op else {
            return None;
        };
        let Condition { compare, bits, operand } = until;
        let show = |word: u64| match (compare, object.size) {
            // Addresses by the name of the object.
            (Compare::Eq | Compare::Ne, 8) if word >> 32 != 0 && word >> 63 == 0 => {
                format!("&{}", self.object_name(word))
            }
            (Compare::ULt | Compare::ULe | Compare::UGt | Compare::UGe, _) => word.to_string(),
            _ => signed(word, object.size).to_string(),
        };
        let (_, at) = self.machine.memory().find(object.address, object.size).ok()?;
        let value = self.machine.memory().read(at, object.size);
        let name = self.object_name(object.address);
        let looked_at = match bits.is_all() {
            true => name,
            false => format!("({name} & {:#x})", bits.mask()),
        };
        let wanted = format!("{looked_at} {} {}", symbol(*compare), show(*operand));
        Some((wanted, show(value)))
    }
}

/// The operator for a comparison.
fn symbol(compare: Compare) -> &'static str {
    match compare {
        Compare::Eq => "==",
        Compare::Ne => "!=",
        Compare::ULt | Compare::SLt => "<",
        Compare::ULe | Compare::SLe => "<=",
        Compare::UGt | Compare::SGt => ">",
        Compare::UGe | Compare::SGe => ">=",
    }
}
