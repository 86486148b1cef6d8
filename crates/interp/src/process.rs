//! What the library does beside threads, locks and memory: ending the program, printing, exceptions.

use crate::code::{LibraryCall, pointer};
use crate::library::{Library, Printer, exception_name};
use crate::local::Flow;
use crate::machine::{Machine, Status, Wrong};
use crate::memory::Kind;
use crate::output::Arguments;
use crate::program::CompiledRun;
use mazurka_trace::{Action, Object};

impl Machine {
    /// A call that nobody else notices; gives its result, or how the thread ends.
    pub(crate) fn process_library(
        &mut self,
        t: usize,
        base: usize,
        call: &LibraryCall,
    ) -> Result<u64, Flow> {
        let arg = |k: usize| call.args.get(k).map_or(0, |&src| self.get(t, base, src));
        let first = arg(0);
        match call.function {
            // The other threads run on as far as they can: each execution in which the program ends
            // earlier is the beginning of one of these.
            Library::EndProcess => {
                self.threads[t].status = Status::Exited;
                Err(Flow::Stop)
            }
            Library::Private if self.memory.has_room(first) => {
                Ok(pointer(self.allocate(t, first, Kind::Heap, true)))
            }
            Library::New => match self.heap(t, first) {
                0 => Err(self.wrong(t, Wrong::Thrown)),
                memory => Ok(memory),
            },
            Library::Throw => Err(self.wrong(t, Wrong::Thrown)),
            Library::CxxAssertFail => {
                let text = arg(3);
                Err(self.wrong(t, Wrong::Assertion(text)))
            }
            Library::Print(how) => {
                let result = self.printed(t, base, call, how);
                self.print(t, base, call, how);
                result.map_err(|wrong| self.wrong(t, wrong))
            }
            Library::FormatText { list } => {
                let text = self.formatted(t, base, call, 0, list);
                text.and_then(|text| self.keep_text(t, &text)).map_err(|wrong| self.wrong(t, wrong))
            }
            _ => Ok(0),
        }
    }

    /// What a function that prints returns.
    fn printed(
        &self,
        t: usize,
        base: usize,
        call: &LibraryCall,
        how: Printer,
    ) -> Result<u64, Wrong> {
        let arg = |k: usize| call.args.get(k).map_or(0, |&src| self.get(t, base, src));
        match how {
            // Formats are not looked at while executions are explored, unless that is asked for.
            Printer::Format { .. } if call.dst.is_none() => Ok(0),
            Printer::Format { format, list } => {
                Ok(self.formatted(t, base, call, format, list)?.len() as u64)
            }
            Printer::Line | Printer::Error | Printer::Text(0) => Ok(1),
            Printer::Bytes { count, .. } if count == 2 && arg(0) < 3 => Ok(arg(count)),
            Printer::Bytes { at: 0, count, .. } => Ok(arg(count)),
            // The stream, or the character.
            _ => Ok(arg(0)),
        }
    }

    fn formatted(
        &self,
        t: usize,
        base: usize,
        call: &LibraryCall,
        format: usize,
        list: bool,
    ) -> Result<Vec<u8>, Wrong> {
        let arg = |k: usize| call.args.get(k).map_or(0, |&src| self.get(t, base, src));
        let rest = call.args.get(format + 1..).unwrap_or_default();
        let mut rest = match list {
            true => Arguments::List { at: self.list_area(arg(format + 1)) },
            false => Arguments::Given { thread: t, base, rest },
        };
        self.format(arg(format), &mut rest, true)
    }

    /// Text with a zero at its end, in memory that nobody else knows.
    fn keep_text(&mut self, t: usize, text: &[u8]) -> Result<u64, Wrong> {
        let size = text.len() as u64 + 1;
        if !self.memory.has_room(size) {
            return Err(Wrong::Overflow);
        }
        let object = self.allocate(t, size, Kind::Heap, true);
        // The object is new: nothing has to be logged but its creation.
        self.memory.fill(object, text);
        Ok(pointer(object))
    }

    /// Locks or unlocks a word of four bytes; returns the old word.
    pub(crate) fn perform_word(&mut self, t: usize, object: Object, action: Action) -> u64 {
        let Ok((_, at)) = self.memory.find(object.address, object.size) else { return 0 };
        let old = self.memory.read(at, object.size);
        let new = action.apply(mazurka_trace::ThreadId(t as u32), old, object.size);
        self.log.write(at, object.size, old);
        self.memory.write(at, object.size, new);
        old
    }
}

impl CompiledRun {
    /// Which exception a thread throws, and what it says.
    pub(crate) fn thrown(&self, thread: usize) -> String {
        let machine = &self.machine;
        let Some((frame, crate::code::Instr::Library(number))) = machine.frame(thread) else {
            return "an exception is thrown".to_string();
        };
        let call = &machine.code.library_calls[number as usize];
        let base = frame.base as usize;
        let arg = |k: usize| call.args.get(k).map_or(0, |&src| machine.get(thread, base, src));
        let name = call.callee.map_or("", |id| &*self.program.module.function(id).name);
        let says = |text: u64| match String::from_utf8_lossy(&machine.text_at(text)) {
            text if text.is_empty() => String::new(),
            text => format!(" ({text})"),
        };
        match name {
            "__cxa_throw" => {
                let kind = exception_name(&self.global_symbol(arg(1)));
                let text = if kind.starts_with("std::") { machine.word_at(arg(0) + 8) } else { 0 };
                format!("exception {kind} is thrown{}", says(text))
            }
            "_ZSt9terminatev" => self.terminated(thread),
            "__cxa_pure_virtual" => "a pure virtual function is called".to_string(),
            "mazurka.throw.not_joinable" => {
                "exception std::system_error is thrown (the std::thread cannot be joined)".into()
            }
            "mazurka.throw.joins_itself" => {
                "exception std::system_error is thrown (the std::thread joins itself)".into()
            }
            _ if name.contains("__throw_system_error") => {
                format!("exception std::system_error is thrown (error {})", arg(0) as i32)
            }
            _ if name.ends_with("_fmtPKcz") => {
                let rest = call.args.get(1..).unwrap_or_default();
                let mut rest = Arguments::Given { thread, base, rest };
                let text = machine.format(arg(0), &mut rest, false).unwrap_or_default();
                let text = String::from_utf8_lossy(&text).into_owned();
                format!("exception {} is thrown ({text})", exception_name(name))
            }
            _ if name.contains("__throw_") => {
                format!("exception {} is thrown{}", exception_name(name), says(arg(0)))
            }
            _ if name.starts_with("_Zn") => "exception std::bad_alloc is thrown".to_string(),
            _ => "an exception is thrown".to_string(),
        }
    }

    /// Why a program is terminated, if that can be told from where it stands.
    fn terminated(&self, thread: usize) -> String {
        let frames = self.machine.frames(thread).iter().rev();
        let mut names =
            frames.filter_map(|f| self.program.module.functions.get(f.function as usize));
        let thread_dies = names.any(|f| f.name.starts_with("_ZNSt6threadD"));
        let why = if thread_dies {
            ": a std::thread is destroyed that was neither joined nor detached"
        } else {
            ""
        };
        format!("std::terminate is called{why}")
    }

    /// The name that a global variable has for the linker.
    fn global_symbol(&self, ptr: u64) -> String {
        let index = (crate::code::split(ptr).0 as usize).wrapping_sub(1);
        self.program.module.globals.get(index).map_or("", |global| &*global.name).to_string()
    }
}
