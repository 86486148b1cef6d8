//! Functions and variables that the program uses and that have nothing behind them: nobody defines them, or
//! what defines them cannot be compiled. An execution that comes to one ends the check.

use crate::code::{FIRST_FUNCTION, split};
use crate::compile::{Compiler, has_own_meaning, is_users, location};
use crate::library::{Meaning, known_variable, meaning};
use crate::program::CompiledRun;
use crate::refusal::Refusal;
use mazurka_ir::{Const, ConstId, Def, FuncId, GlobalId, LocId, Module, Operand, Reach, ValueId};
use mazurka_ir::{Function, Linkage, demangle};
use mazurka_trace::{Location, ViolationKind};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::VecDeque;

/// A function or a variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum External {
    Function(FuncId),
    Global(GlobalId),
}

/// What is wrong with a function that has no code, and what to do about it.
fn function_problem(module: &Module, function: &Function) -> (String, String) {
    let name = shown(&function.name);
    if let Some(unsupported) = &function.unsupported {
        let construct = &unsupported.construct;
        let scope = function.scope.map(|scope| module.debug.scope(scope));
        let place = scope.and_then(|scope| {
            let file = &module.debug.files[scope.file?.index()].name;
            Some(format!(" at {file}:{}", scope.line))
        });
        let place = match unsupported.loc.map(|loc| location(module, loc)) {
            Some(at) => Some(format!(" at {}:{}", at.file, at.line)),
            None => place,
        };
        let message = format!(
            "{name}{} uses {construct}, which is not supported (line {} of the IR)",
            place.unwrap_or_default(),
            unsupported.line
        );
        return (message, construct_hint(construct).to_string());
    }
    if name.starts_with("llvm.") {
        let hint = "compile without optimisation and without options such as -mavx2, or write it in plain C";
        return (format!("the intrinsic {name} is not supported"), hint.to_string());
    }
    match meaning(&function.name) {
        Some(Meaning::Refused(why)) => (format!("{name} cannot be called"), why.to_string()),
        Some(_) => {
            (format!("{name} cannot be called through a pointer"), "call it by name".to_string())
        }
        None => {
            let hint = "add the file that defines it, write a model with --stub FILE.c, or let it \
                        return any number of a range with --nondet-extern NAME=0..3";
            (format!("the function {name} is not known"), hint.to_string())
        }
    }
}

/// What to do about a construct that the parser does not offer.
pub(crate) fn construct_hint(construct: &str) -> &'static str {
    match construct {
        _ if construct.contains("addrspace") || construct.contains("address space") => {
            "use ordinary pointers"
        }
        _ if construct.contains("inline assembly") => {
            "write it with <stdatomic.h>, or put it into a function of its own and give a model of that with --stub \
             FILE.c"
        }
        _ if construct.contains("vscale") => "compile for a machine with vectors of a fixed length",
        _ if construct.contains("catch") || construct.contains("cleanup") => {
            "compile for Linux, where exceptions arrive at landing pads"
        }
        _ => "compile without optimisation, or avoid the construct",
    }
}

/// What is wrong with a variable that has no content, and what to do about it.
fn variable_problem(symbol: &str) -> (String, String) {
    let message = format!("the variable {} is not defined in the program", shown(symbol));
    (message, "add the file that defines it, or define it with --stub FILE.c".to_string())
}

/// The name of a symbol as the source has it.
fn shown(symbol: &str) -> String {
    demangle(symbol).unwrap_or_else(|| symbol.to_string())
}

/// Whether a variable has no content that could be known.
pub(crate) fn is_undefined_variable(module: &Module, id: GlobalId) -> bool {
    let global = module.global(id);
    global.init.is_none() && global.unsupported.is_none() && !known_variable(&global.name)
}

impl Compiler<'_> {
    /// The functions and variables that are reached and have nothing behind them, each with the first line of
    /// the user's that leads to it.
    pub(crate) fn unknown(&self, reach: &Reach) -> Vec<Refusal> {
        let module = self.module;
        let by_address = |id: &FuncId| {
            let function = module.function(*id);
            let refused = matches!(meaning(&function.name), None | Some(Meaning::Refused(_)));
            let absent = !function.defined && function.linkage != Linkage::ExternWeak;
            let known = has_own_meaning(&function.name) || self.nondet_functions.contains_key(id);
            let compiled = !self.code.functions[id.index()].instrs.is_empty();
            absent && refused && !known && !compiled || function.unsupported.is_some()
        };
        let functions = reach.functions();
        let functions = functions.filter(|id| self.unknown.contains(id) || by_address(id));
        let globals = (0..module.globals.len()).map(GlobalId::new);
        let globals = globals.filter(|id| reach.global(*id) && is_undefined_variable(module, *id));
        let present = |id: &GlobalId| module.global(*id).linkage != Linkage::ExternWeak;
        let all = functions.map(External::Function);
        let all: Vec<External> = all.chain(globals.filter(present).map(External::Global)).collect();
        if all.is_empty() {
            return Vec::new();
        }
        let mentions = Mentions::new(module, reach);
        let refusal = |external: External| {
            let (message, hint) = match external {
                External::Function(id) => function_problem(module, module.function(id)),
                External::Global(id) => variable_problem(&module.global(id).name),
            };
            Refusal { message, location: mentions.first_line(external), hint }
        };
        all.into_iter().map(refusal).collect()
    }
}

/// Who mentions what, and where.
struct Mentions<'m> {
    module: &'m Module,
    of: FxHashMap<External, Vec<(External, Option<LocId>)>>,
}

impl Mentions<'_> {
    fn new<'m>(module: &'m Module, reach: &Reach) -> Mentions<'m> {
        let mut mentions = Mentions { module, of: FxHashMap::default() };
        for id in reach.functions() {
            let function = module.function(id);
            for value in (0..function.value_count()).map(|k| function.value(ValueId::new(k))) {
                let Def::Inst(inst) = &value.def else { continue };
                inst.for_each_operand(|operand| {
                    if let Operand::Const(constant) = operand {
                        mentions.add(constant, External::Function(id), value.loc);
                    }
                });
            }
        }
        for id in (0..module.globals.len()).map(GlobalId::new).filter(|id| reach.global(*id)) {
            if let Some(init) = module.global(id).init {
                mentions.add(init, External::Global(id), None);
            }
        }
        mentions
    }

    fn add(&mut self, constant: ConstId, by: External, loc: Option<LocId>) {
        let mut work = vec![constant];
        while let Some(constant) = work.pop() {
            let mentioned = match self.module.consts.get(constant) {
                Const::Function(id) => External::Function(*id),
                Const::Global(id) => External::Global(*id),
                _ => {
                    work.extend(self.module.consts.parts(constant));
                    continue;
                }
            };
            self.of.entry(mentioned).or_default().push((by, loc));
        }
    }

    /// The first line of the user's that mentions something, or what leads to it through the least headers.
    fn first_line(&self, external: External) -> Option<Location> {
        let mut queue = VecDeque::from([external]);
        let mut seen = FxHashSet::from_iter([external]);
        let mut in_header = None;
        while let Some(external) = queue.pop_front() {
            let mentions = self.of.get(&external).map_or(&[][..], Vec::as_slice);
            let places =
                mentions.iter().filter_map(|(_, loc)| Some(location(self.module, (*loc)?)));
            let first = |place: &Location| (place.file.clone(), place.line, place.column);
            if let Some(place) = places.clone().filter(is_users).min_by_key(first) {
                return Some(place);
            }
            in_header = in_header.or_else(|| places.min_by_key(first));
            queue.extend(mentions.iter().map(|(by, _)| *by).filter(|by| seen.insert(*by)));
        }
        in_header
    }
}

impl CompiledRun {
    /// A call fails: what it goes to is no function, or one that has no code.
    pub(crate) fn explain_call(&self, thread: usize, ptr: u64) -> (ViolationKind, String) {
        let (object, offset) = split(ptr);
        let function =
            self.program.module.functions.get(object.wrapping_sub(FIRST_FUNCTION) as usize);
        let without_code = |f: &&Function| (!f.defined || f.unsupported.is_some()) && offset == 0;
        let Some(function) = function.filter(without_code) else {
            let name = self.object_name(ptr);
            let message = format!("call through a pointer to {name}, which is no function");
            return (ViolationKind::Memory, message);
        };
        let (message, hint) = function_problem(&self.program.module, function);
        let message = format!("{message}{}\nhint: {hint}", self.call_chain(thread));
        (ViolationKind::Unsupported, message)
    }

    /// What to say about a variable that nobody defines, if a pointer points to one.
    pub(crate) fn explain_undefined_variable(&self, thread: usize, ptr: u64) -> Option<String> {
        let module = &self.program.module;
        let index = (split(ptr).0 as usize).checked_sub(1).filter(|k| *k < module.globals.len())?;
        let undefined = is_undefined_variable(module, GlobalId::new(index));
        let (message, hint) = variable_problem(&module.globals[index].name);
        undefined.then(|| format!("{message}{}\nhint: {hint}", self.call_chain(thread)))
    }

    /// What is not supported in the place that a thread has come to.
    pub(crate) fn explain_refused(&self, thread: usize, number: u32) -> String {
        let refusal = &self.machine.code().refusals[number as usize];
        let (message, hint) = (&refusal.message, &refusal.hint);
        format!("{message}{}\nhint: {hint}", self.call_chain(thread))
    }

    /// What a model of the C library says about something that it cannot do: a line, then a hint.
    pub(crate) fn explain_refusal(&self, thread: usize, text: u64) -> (ViolationKind, String) {
        let text = self.machine.memory().text_at(text);
        let text = String::from_utf8_lossy(&text);
        let (message, hint) = text.split_once('\n').unwrap_or((&text, "avoid it"));
        let message = format!("{message}{}\nhint: {hint}", self.call_chain(thread));
        (ViolationKind::Unsupported, message)
    }

    /// The functions that a thread is in, the innermost first, and where they are left.
    fn call_chain(&self, thread: usize) -> String {
        let module = &self.program.module;
        let frames = self.machine.frames(thread);
        let line = |(k, frame): (usize, &crate::threads::Frame)| {
            let function = module.functions.get(frame.function as usize)?;
            let code = &self.machine.code().functions[frame.function as usize];
            // The program counter of a caller is behind the call.
            let pc = if k + 1 == frames.len() { frame.pc } else { frame.pc.saturating_sub(1) };
            let place = location(module, code.locations.get(pc as usize).copied().flatten()?);
            let name = shown(&function.name);
            is_users(&place).then(|| format!("\n  in {name} at {}:{}", place.file, place.line))
        };
        frames.iter().enumerate().rev().filter_map(line).collect()
    }
}
