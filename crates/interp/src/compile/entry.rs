//! Where the program begins and ends: constructors, main with its arguments, exit handlers.

use super::{Compiler, function_pointer};
use crate::code::{Call, FunctionCode, GlobalImage, Instr, Src, Target, pointer};
use crate::environment::Environment;
use mazurka_ir::{Const, ConstId, FuncId};

impl Compiler<'_> {
    /// The function in which the main thread starts: it calls the constructors, main, and what is to
    /// be done at the end.
    pub(crate) fn entry(&mut self, main: FuncId, name: &str, environment: &Environment) {
        let constructors = self.functions_of("llvm.global_ctors");
        let mut calls: Vec<_> = constructors.into_iter().map(|id| (id, Vec::new())).collect();
        calls.push((main, self.arguments(main, name, environment)));
        let end = self.module.function_named("mazurka.finish_process");
        calls.extend(end.map(|id| (id, Vec::new())));
        let code = self.calling(calls);
        self.code.entry = self.code.functions.len() as u32;
        self.code.functions.push(code);

        let destructors = self.functions_of("llvm.global_dtors").into_iter().rev();
        let destructors = self.calling(destructors.map(|id| (id, Vec::new())).collect());
        if let Some(id) = self.module.function_named("mazurka.run_destructors") {
            self.code.functions[id.index()] = destructors;
        }
    }

    /// A function that calls others, one after the other.
    fn calling(&mut self, calls: Vec<(FuncId, Vec<Src>)>) -> FunctionCode {
        let mut code = FunctionCode::default();
        for (id, args) in calls {
            let target = match self.module.function(id).unsupported {
                None => Target::Direct(id.0),
                Some(_) => Target::Indirect(self.constant(function_pointer(id))),
            };
            let copies = Vec::new();
            let call = Call { target, args, dst: None, copies, rest: None };
            code.instrs.push(Instr::Call(self.code.calls.len() as u32));
            self.code.calls.push(call);
        }
        code.instrs.push(Instr::Return(self.code.returns.len() as u32));
        self.code.returns.push(Vec::new());
        code.locations = vec![None; code.instrs.len()];
        code
    }

    /// What main gets: the name of the program and its arguments, and the environment.
    fn arguments(&mut self, main: FuncId, name: &str, environment: &Environment) -> Vec<Src> {
        let params = self.module.function(main).params.len();
        if params == 0 {
            return Vec::new();
        }
        let words = [name].into_iter().chain(environment.arguments.iter().map(String::as_str));
        let argv = self.texts("argv", words);
        let entries: Vec<String> = environment.entries().collect();
        let envp = self.texts("environ", entries.iter().map(String::as_str));
        let count = 1 + environment.arguments.len() as u64;
        let values = [count, argv, envp].into_iter().chain(std::iter::repeat(0)).take(params);
        values.map(|value| self.constant(value)).collect()
    }

    /// An array of strings with a null pointer behind them; returns its address.
    fn texts<'t>(&mut self, name: &str, texts: impl Iterator<Item = &'t str>) -> u64 {
        let mut words = Vec::new();
        for (k, text) in texts.enumerate() {
            let text = self.object(&format!("{name}[{k}]"), [text.as_bytes(), &[0]].concat());
            words.extend(text.to_le_bytes());
        }
        words.extend([0; 8]);
        self.object(name, words)
    }

    /// One more global variable; returns its address.
    fn object(&mut self, name: &str, bytes: Vec<u8>) -> u64 {
        let object = self.code.globals.len() as u32 + 1;
        let name = name.to_string();
        let (thread_local, constant, private) = (false, false, false);
        self.code.globals.push(GlobalImage {
            object,
            bytes,
            thread_local,
            constant,
            private,
            name,
        });
        pointer(object)
    }

    /// The functions of a list of constructors or destructors, by priority.
    fn functions_of(&self, list: &str) -> Vec<FuncId> {
        let init = self.module.global_named(list);
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
}
