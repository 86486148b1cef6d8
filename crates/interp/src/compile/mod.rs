//! From SSA to code: once per program, before anything runs.

mod calls;
mod constants;
mod conventions;
mod function;
mod memory;
mod stubs;

use crate::code::{Code, FIRST_FUNCTION, FunctionCode, GlobalImage, Instr, Target};
use crate::privacy::Privacy;
use crate::program::Options;
use crate::refuse::Refusal;
pub(crate) use constants::low_bits;
use mazurka_ir::{Const, ConstId, FuncId, GlobalId, LocId, Module, Reach};
use mazurka_trace::Location;
use rustc_hash::FxHashMap;

/// What is known of the whole program while its functions are compiled.
pub(crate) struct Compiler<'m> {
    pub(crate) module: &'m Module,
    pub(crate) privacy: &'m Privacy,
    /// Whether fences are visible operations.
    pub(crate) fences: bool,
    /// The least and the greatest value of inputs that may be anything.
    pub(crate) nondet: Option<(i64, i64)>,
    pub(crate) code: Code,
    /// Constants by value.
    pool: FxHashMap<u64, u32>,
    /// Refusals met so far; compiling goes on to find them all.
    pub(crate) refusals: Vec<Refusal>,
}

/// Compiles what `main` and the constructors reach.
pub(crate) fn compile(
    module: &Module,
    privacy: &Privacy,
    options: &Options,
) -> Result<Code, Vec<Refusal>> {
    let mut compiler = Compiler {
        module,
        privacy,
        fences: options.fences,
        nondet: options.nondet,
        code: Code::default(),
        pool: FxHashMap::default(),
        refusals: Vec::new(),
    };
    let Some(main) = module.function_named("main").filter(|&f| module.function(f).defined) else {
        let message = "the program has no function main".to_string();
        let hint = "a program to be checked is complete: one file with main".to_string();
        return Err(vec![Refusal { message, location: None, hint }]);
    };
    let reach = Reach::of_program(module);
    compiler.refuse_unsupported(&reach);
    compiler.refuse_undefined(&reach);
    compiler.globals();
    for id in module.function_ids() {
        let code = match module.function(id) {
            f if f.defined && f.unsupported.is_none() && compiler.needed(&reach, id) => {
                compiler.function(id)
            }
            f if !f.defined && reach.function(id) => compiler.stub(id),
            _ => FunctionCode::default(),
        };
        compiler.code.functions.push(code);
    }
    compiler.entry(main);
    compiler.destructors(&reach);
    if compiler.refusals.is_empty() { Ok(compiler.code) } else { Err(compiler.refusals) }
}

impl Compiler<'_> {
    /// Functions of the library in IR are called by other names than the reach knows.
    fn needed(&self, reach: &Reach, id: FuncId) -> bool {
        reach.function(id) || self.module.function(id).name.starts_with("mazurka.")
    }

    fn refuse_unsupported(&mut self, reach: &Reach) {
        for (name, unsupported) in reach.unsupported(self.module) {
            let construct = &unsupported.construct;
            let vector = if construct.contains(" x ") { " (a vector)" } else { "" };
            self.refusals.push(Refusal {
                message: format!(
                    "{name} uses {construct}{vector}, which is not supported (line {} of the IR)",
                    unsupported.line
                ),
                location: None,
                hint: "compile without optimisation, or avoid the construct".to_string(),
            });
        }
    }

    /// Variables that are used but defined elsewhere have no content that could be known.
    fn refuse_undefined(&mut self, reach: &Reach) {
        for (index, global) in self.module.globals.iter().enumerate() {
            let streams = ["stdout", "stderr", "stdin"];
            let known = streams.contains(&&*global.name) || global.name.starts_with("llvm.");
            if reach.global(GlobalId::new(index)) && global.init.is_none() && !known {
                let message = format!("the variable {} is not defined in the program", global.name);
                self.refuse(message, None, "a program to be checked is complete: define it");
            }
        }
    }

    /// Gives every global variable an object; functions have objects without memory.
    fn globals(&mut self) {
        for (index, global) in self.module.globals.iter().enumerate() {
            let name = match &global.variable {
                Some(variable) => variable.name.to_string(),
                None => global.name.to_string(),
            };
            let size = self.module.types.size_of(global.ty).unwrap_or(0);
            self.code.globals.push(GlobalImage {
                object: index as u32 + 1,
                bytes: vec![0; size as usize],
                thread_local: global.thread_local,
                constant: global.constant,
                // The address of errno is given to the program, but to the thread itself only.
                private: global.thread_local
                    && (global.name.starts_with("mazurka.") || !self.privacy.escapes(index)),
                name,
            });
        }
        for (index, global) in self.module.globals.iter().enumerate() {
            if let Some(init) = global.init {
                let mut bytes = std::mem::take(&mut self.code.globals[index].bytes);
                self.image(init, &mut bytes, 0);
                self.code.globals[index].bytes = bytes;
            }
        }
    }

    /// The function in which the main thread starts: it calls the constructors, then main.
    fn entry(&mut self, main: FuncId) {
        let mut code = FunctionCode::default();
        let mut call = |compiler: &mut Compiler<'_>, id: FuncId| {
            let params = compiler.module.function(id).params.len();
            let args = (0..params).map(|k| compiler.constant(u64::from(k == 0))).collect();
            let target = Target::Direct(id.0);
            let call = crate::code::Call { target, args, dst: None, copies: Vec::new() };
            compiler.code.calls.push(call);
            code.instrs.push(Instr::Call(compiler.code.calls.len() as u32 - 1));
            code.locations.push(None);
        };
        for constructor in self.constructors() {
            call(self, constructor);
        }
        call(self, main);
        self.code.returns.push(Vec::new());
        code.instrs.push(Instr::Return(self.code.returns.len() as u32 - 1));
        code.locations.push(None);
        self.code.entry = self.code.functions.len() as u32;
        self.code.functions.push(code);
    }

    /// Threads end by calling destructors, if the program has keys.
    fn destructors(&mut self, reach: &Reach) {
        let named = |name: &str| self.module.function_named(name);
        if named("mazurka.key_create").is_some_and(|id| reach.function(id)) {
            self.code.thread = named("mazurka.thread").map(|id| id.0);
            self.code.finish = named("mazurka.finish").map(|id| id.0);
        }
    }

    /// The functions of `llvm.global_ctors`, by priority.
    fn constructors(&self) -> Vec<FuncId> {
        let init = self.module.global_named("llvm.global_ctors");
        let Some(init) = init.and_then(|id| self.module.global(id).init) else { return Vec::new() };
        let entry = |id: ConstId| {
            let parts = self.module.consts.parts(id);
            let (Some(&priority), Some(&function)) = (parts.first(), parts.get(1)) else {
                return None;
            };
            let Const::Int { value: priority, .. } = *self.module.consts.get(priority) else {
                return None;
            };
            Some((priority, self.module.direct_callee(function.into())?))
        };
        let parts = self.module.consts.parts(init);
        let mut list: Vec<_> = parts.into_iter().filter_map(entry).collect();
        list.sort_by_key(|(priority, _)| *priority);
        list.into_iter().map(|(_, function)| function).collect()
    }

    /// A constant operand.
    pub(crate) fn constant(&mut self, value: u64) -> crate::code::Src {
        let next = self.code.consts.len() as u32;
        let number = *self.pool.entry(value).or_insert(next);
        if number == next {
            self.code.consts.push(value);
        }
        crate::code::Src::constant(number)
    }

    /// Notes that something cannot be compiled.
    pub(crate) fn refuse(&mut self, message: impl Into<String>, loc: Option<LocId>, hint: &str) {
        let location = loc.map(|loc| location(self.module, loc));
        let refusal = Refusal { message: message.into(), location, hint: hint.to_string() };
        if !self.refusals.contains(&refusal) {
            self.refusals.push(refusal);
        }
    }
}

/// The pointer to a function.
pub(crate) fn function_pointer(id: FuncId) -> u64 {
    crate::code::pointer(FIRST_FUNCTION + id.0)
}

/// A place in the source, for reports.
pub(crate) fn location(module: &Module, loc: LocId) -> Location {
    let place = module.debug.location(loc);
    let file = module.debug.file_name(place).unwrap_or("?").to_string();
    Location { file, line: place.line, column: place.column }
}
