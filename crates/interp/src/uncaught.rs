//! What is said of exceptions that nobody handles, and of programs that end because of them.

use crate::code::Instr;
use crate::compile::places_of;
use crate::failure::Failure;
use crate::library::exception_name;
use crate::program::CompiledRun;
use mazurka_trace::Location;

/// What clang calls where an exception would leave a function that must not throw.
const MUST_NOT_THROW: &str = "__clang_call_terminate";

impl CompiledRun {
    /// An exception that nobody handles.
    pub(crate) fn explain_uncaught(&self, thread: usize, exception: u64) -> String {
        let joins = ["mazurka.std_thread_join", "_ZNSt3__16thread4joinEv"];
        let detaches = ["mazurka.std_thread_detach", "_ZNSt3__16thread6detachEv"];
        let [joins, detaches] =
            [joins, detaches].map(|names| names.iter().any(|name| self.is_in(thread, name)));
        let why = match (joins, detaches) {
            (true, _) => ": the std::thread cannot be joined",
            (_, true) => ": the std::thread cannot be detached",
            _ => "",
        };
        format!("{} is not caught{why}", self.exception(exception))
    }

    /// A library function ends the program.
    pub(crate) fn explain_end(&self, thread: usize) -> String {
        match self.library_function(thread) {
            "__cxa_pure_virtual" => return "a pure virtual function is called".to_string(),
            "__cxa_deleted_virtual" => return "a deleted virtual function is called".to_string(),
            _ => {}
        }
        if let Some(exception) = self.leaves_function(thread) {
            let exception = self.exception(exception);
            return format!("{exception} leaves a function that must not throw");
        }
        if self.is_in(thread, "mazurka.__cxa_call_unexpected") {
            let exception = self.exception(self.machine.handled_exception(thread));
            return format!("{exception} is not among those that a function may throw");
        }
        let destructors = ["_ZNSt6threadD", "_ZNSt3__16threadD"];
        let why = if destructors.iter().any(|name| self.is_in(thread, name)) {
            ": a std::thread is destroyed that was neither joined nor detached"
        } else {
            ""
        };
        format!("std::terminate is called{why}")
    }

    /// A library function is asked for something that is not supported.
    pub(crate) fn explain_unsupported(&self, thread: usize) -> String {
        let frame = self.machine.frames(thread).last();
        let function = frame.and_then(|f| self.program.module.functions.get(f.function as usize));
        let name = function.map_or("", |function| &*function.name);
        format!("{} is not supported", name.trim_start_matches("mazurka."))
    }

    /// Where the exception was thrown because of which a thread has failed.
    pub(crate) fn place_of_throw(&self, thread: usize, failure: Failure) -> Option<Location> {
        let exception = match failure {
            Failure::Uncaught(exception) => exception,
            Failure::Terminated => self.leaves_function(thread)?,
            _ => return None,
        };
        let (_, _, place) = self.machine.thrown(exception);
        let code = self.machine.code();
        let (function, pc) = code.sites.place(place).filter(|_| place > 0)?;
        let place = code.functions[function].locations.get(pc).copied().flatten()?;
        let mut places = places_of(&self.program.module, place).peekable();
        let innermost = places.peek().cloned();
        places.find(|place| !place.file.starts_with("/usr/")).or(innermost)
    }

    /// The exception that would leave a function which must not throw.
    fn leaves_function(&self, thread: usize) -> Option<u64> {
        let exception = self.machine.handled_exception(thread);
        (exception != 0 && self.is_in(thread, MUST_NOT_THROW)).then_some(exception)
    }

    /// Whether a thread is in a function whose name begins like this.
    fn is_in(&self, thread: usize, name: &str) -> bool {
        let functions = &self.program.module.functions;
        let mut frames = self.machine.frames(thread).iter();
        frames.any(|frame| {
            functions.get(frame.function as usize).is_some_and(|f| f.name.starts_with(name))
        })
    }

    /// The library function that a thread is about to call.
    fn library_function(&self, thread: usize) -> &str {
        let Some((_, Instr::Builtin(number))) = self.machine.current_instruction(thread) else {
            return "";
        };
        let callee = self.machine.code().builtin_calls[number as usize].callee;
        callee.map_or("", |id| &*self.program.module.function(id).name)
    }

    /// An exception, with what it says or its value.
    fn exception(&self, exception: u64) -> String {
        let (object, ty, _) = self.machine.thrown(exception);
        let (types, memory) = (self.machine.types(), self.machine.memory());
        let text = |ptr: u64| String::from_utf8_lossy(&memory.text_at(ptr)).into_owned();
        let told = ["logic_error", "runtime_error"].iter().find_map(|class| {
            let name = format!("mazurka._ZTISt{}{class}", class.len());
            let id = self.program.module.global_named(&name)?;
            let class = crate::code::pointer(self.machine.code().globals[id.index()].object);
            types.base(ty, object, class)
        });
        let name = types.name(ty);
        let says = match (told, &*name) {
            (Some(base), _) => text(memory.word_at(base + 8)),
            (None, "i") => (memory.bytes_at(object, 4))
                .try_into()
                .map_or(String::new(), |bytes| i32::from_le_bytes(bytes).to_string()),
            (None, "PKc" | "Pc") => text(memory.word_at(object)),
            _ => String::new(),
        };
        let says = if says.is_empty() { says } else { format!(" ({says})") };
        format!("exception {}{says}", exception_name(&name))
    }
}
