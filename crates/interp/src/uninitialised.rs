//! Uses of what was never written, in words: what depends on it, what was read where, and where that
//! memory comes from.

use crate::code::{Instr, split};
use crate::failure::Dependent;
use crate::machine::Source;
use crate::memory::Storage;
use crate::program::CompiledRun;
use mazurka_trace::Location;

impl CompiledRun {
    /// What depends on something undefined, and where that comes from.
    pub(crate) fn explain_undefined(
        &self,
        thread: usize,
        dependent: Dependent,
        origin: u32,
    ) -> String {
        if let Dependent::Object(kind, ptr) = dependent {
            let (name, memory) = (self.object_name(ptr), self.created(split(ptr).0));
            let kind = kind.name();
            return format!("{kind} {name} is used before it is initialised: it lies in {memory}");
        }
        let what = match dependent {
            Dependent::Branch => "a branch depends on an uninitialised value".to_string(),
            Dependent::Address => "an uninitialised value is used as an address".to_string(),
            Dependent::Callee => {
                "a function is called through an uninitialised pointer".to_string()
            }
            Dependent::Size => "the size of an array is an uninitialised value".to_string(),
            Dependent::Divisor => "the divisor is an uninitialised value".to_string(),
            Dependent::Argument(k) => {
                let name = self.called_function(thread);
                format!("argument {k} of {name} is an uninitialised value")
            }
            Dependent::AtomicWrite => {
                "an atomic operation writes an uninitialised value".to_string()
            }
            Dependent::AtomicCompare => {
                "a compare-and-swap compares an uninitialised value".to_string()
            }
            Dependent::Wait => "a thread waits for an uninitialised value".to_string(),
            Dependent::ExitStatus => {
                "the program ends with an uninitialised value as its status".to_string()
            }
            Dependent::Text => "a text with an uninitialised character is printed".to_string(),
            Dependent::Object(..) => unreachable!("it was explained above"),
        };
        match self.explain_origin(origin) {
            Some(origin) => format!("{what}: {origin}"),
            None => what,
        }
    }

    /// The library function that a thread is about to call.
    fn called_function(&self, thread: usize) -> String {
        let machine = &self.machine;
        let Some((_, Instr::Builtin(number))) = machine.current_instruction(thread) else {
            return "a function".to_string();
        };
        let callee = machine.code().builtin_calls[number as usize].callee;
        let name = callee.map_or("a function", |id| &*self.program.module.function(id).name);
        name.trim_start_matches("mazurka.").to_string()
    }

    fn explain_origin(&self, number: u32) -> Option<String> {
        let origin = self.machine.origin(number)?;
        let read = match self.site(origin.site) {
            Some(place) => format!("read at {}", shown(&place)),
            None => "read".to_string(),
        };
        Some(match origin.source {
            Source::Variable(0) => format!("a value that nothing defines is {read}"),
            Source::Variable(label) => {
                let label = label as usize - 1;
                let name = &self.machine.code().labels[label];
                let declared = self.declared(label);
                format!("{name}{declared} is used before it is written")
            }
            Source::Memory { pointer, size } => {
                let (object, offset) = split(pointer);
                let whole = self.machine.memory().allocation(object).map(|a| (a.size, offset));
                let memory = self.created(object);
                if whole == Some((size, 0)) {
                    return Some(format!("{memory} is {read} before it is written"));
                }
                let part = match size {
                    1 => format!("byte {offset}"),
                    _ => format!("bytes {offset} to {}", offset + size - 1),
                };
                let verb = if size == 1 { "is" } else { "are" };
                let they = if size == 1 { "it is" } else { "they are" };
                format!("{part} of {memory} {verb} {read} before {they} written")
            }
        })
    }

    /// An object, with the place where it was allocated or declared.
    pub(crate) fn created(&self, object: u32) -> String {
        let pointer = crate::code::pointer(object);
        let allocation = self.machine.memory().allocation(object);
        match allocation.map(|a| (a.storage, a.label, a.size)) {
            Some((Storage::Stack, label, _)) if label > 0 => {
                let label = label as usize - 1;
                format!("{}{}", self.object_name(pointer), self.declared(label))
            }
            Some((Storage::Heap, site, size)) => {
                let at =
                    self.site(site).map_or(String::new(), |place| format!(" at {}", shown(&place)));
                let name = self.object_name(pointer);
                format!("{name} ({size} bytes, allocated{at})")
            }
            Some((_, _, size)) => format!("{} ({size} bytes)", self.object_name(pointer)),
            None => self.object_name(pointer),
        }
    }

    /// Where a variable is declared, in parentheses, if that is known.
    fn declared(&self, label: usize) -> String {
        let (function, line) = self.machine.code().declarations[label];
        let module = &self.program.module;
        let scope = module.functions.get(function as usize).and_then(|function| function.scope);
        let file = scope.and_then(|scope| module.debug.scope(scope).file);
        match file {
            Some(file) if line > 0 => {
                format!(" (declared at {}:{line})", module.debug.files[file.index()].name)
            }
            _ => String::new(),
        }
    }
}

fn shown(place: &Location) -> String {
    format!("{}:{}", place.file, place.line)
}
