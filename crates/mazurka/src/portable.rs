//! A program with its settings as one text, for machines that have neither its sources nor a compiler.
//!
//! What clang has made of it is in the text, not the command that makes it. Nothing in it names a file to read
//! or a program to run.

use crate::checker::Checker;
use crate::error::Error;
use crate::input::{Input, LoadedProgram};
use crate::llvm::Translation;
use crate::property::Property;
use mazurka_interp::{Environment, LoopBound, MainReturn, NondetFunction};
use mazurka_trace::MemoryModel;
use serde::{Deserialize, Serialize};

/// A program that can be checked anywhere.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PortableProgram {
    /// The version of Mazurka.
    mazurka: String,
    /// See [`Checker::exploration`].
    exploration: String,
    input: Text,
    settings: Settings,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum Text {
    Modules { files: Vec<Module>, stubs: Vec<Module>, linked: bool },
    Tiny { name: String, text: String },
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Module {
    name: String,
    text: String,
    hash: String,
}

/// All settings that change what is explored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Settings {
    properties: Vec<String>,
    keep_going: bool,
    max_steps: Option<usize>,
    memory_model: MemoryModel,
    stutter: bool,
    unroll: Option<u32>,
    loop_bounds: Vec<(String, u32, u32)>,
    loop_purity: bool,
    awaits: bool,
    independent_faa: bool,
    spurious_wakeups: u32,
    ordered_barriers: bool,
    nondet: Option<(i64, i64)>,
    main_thread_only: bool,
    strict_externals: bool,
    #[serde(default)]
    coverage: bool,
    symmetry: bool,
    nondet_functions: Vec<(String, Option<(i64, i64)>)>,
    arguments: Vec<String>,
    variables: Vec<(String, String)>,
    stdin: Option<Vec<u8>>,
    files: Vec<(String, Vec<u8>)>,
}

impl PortableProgram {
    /// A program that this checker has loaded from an input that [`Checker::compile`] has made.
    pub fn new(
        checker: &Checker,
        input: &Input,
        program: &LoadedProgram,
    ) -> Result<PortableProgram, Error> {
        let input = match input {
            Input::Tiny { name, text } => Text::Tiny { name: name.clone(), text: text.clone() },
            Input::Linked { files, stubs } => {
                let modules =
                    |inputs: &[Input]| inputs.iter().map(module).collect::<Result<Vec<_>, Error>>();
                Text::Modules { files: modules(files)?, stubs: modules(stubs)?, linked: true }
            }
            one => Text::Modules { files: vec![module(one)?], stubs: Vec::new(), linked: false },
        };
        let mazurka = env!("CARGO_PKG_VERSION").to_string();
        let exploration = checker.exploration(program);
        let settings = Settings::of(checker);
        Ok(PortableProgram { mazurka, exploration, input, settings })
    }

    /// The name of the exploration.
    pub fn exploration(&self) -> &str {
        &self.exploration
    }

    /// The program, and a checker with its settings. An error if this is another version, or it is read in another
    /// way here.
    pub fn load(&self) -> Result<(Checker, LoadedProgram), Error> {
        let here = env!("CARGO_PKG_VERSION");
        if self.mazurka != here {
            let there = &self.mazurka;
            return Err(Error::Refused(format!(
                "the exploration is one of Mazurka {there}, and this is {here}: all must be the same"
            )));
        }
        let checker = self.settings.checker();
        let program = checker.load(&self.input())?;
        if checker.exploration(&program) != self.exploration {
            return Err(Error::Refused(
                "the program is another one here: it was changed on its way, or this is another build".into(),
            ));
        }
        Ok((checker, program))
    }

    fn input(&self) -> Input {
        match &self.input {
            Text::Tiny { name, text } => Input::Tiny { name: name.clone(), text: text.clone() },
            Text::Modules { files, stubs, linked } => {
                let inputs = |modules: &[Module]| modules.iter().map(Module::input).collect();
                match files.as_slice() {
                    [one] if !linked => one.input(),
                    files => Input::Linked { files: inputs(files), stubs: inputs(stubs) },
                }
            }
        }
    }
}

impl Module {
    fn input(&self) -> Input {
        let Module { name, text, hash } = self.clone();
        Input::Compiled { name, text, hash }
    }
}

fn module(input: &Input) -> Result<Module, Error> {
    match input {
        Input::Compiled { name, text, hash } => {
            Ok(Module { name: name.clone(), text: text.clone(), hash: hash.clone() })
        }
        _ => Err(Error::Refused("only what was compiled can be taken elsewhere".to_string())),
    }
}

impl Settings {
    fn of(checker: &Checker) -> Settings {
        let Translation { unroll, loop_purity, awaits, independent_faa, .. } = checker.translation;
        let Translation { spurious_wakeups, ordered_barriers, nondet, .. } = checker.translation;
        let Translation { main_return, strict_externals, coverage, symmetry, .. } =
            checker.translation;
        let around = checker.environment.clone();
        let bound = |l: &LoopBound| (l.file.clone(), l.line, l.bound);
        let nondet_function = |f: NondetFunction| (f.name, f.range);
        Settings {
            properties: checker.properties.iter().map(|group| group.name().to_string()).collect(),
            keep_going: checker.keep_going,
            max_steps: checker.max_steps,
            memory_model: checker.memory_model,
            stutter: checker.stutter,
            unroll,
            loop_bounds: checker.loop_bounds.iter().map(bound).collect(),
            loop_purity,
            awaits,
            independent_faa,
            spurious_wakeups,
            ordered_barriers,
            nondet,
            main_thread_only: main_return == MainReturn::Thread,
            strict_externals,
            coverage,
            symmetry,
            nondet_functions: around.nondet_functions.into_iter().map(nondet_function).collect(),
            arguments: around.arguments,
            variables: around.variables,
            stdin: around.input,
            files: around.files,
        }
    }

    fn checker(&self) -> Checker {
        let named = |group: &Property| self.properties.iter().any(|name| name == group.name());
        let main_return = if self.main_thread_only { MainReturn::Thread } else { MainReturn::Exit };
        let translation = Translation {
            unroll: self.unroll,
            loop_purity: self.loop_purity,
            awaits: self.awaits,
            independent_faa: self.independent_faa,
            spurious_wakeups: self.spurious_wakeups,
            ordered_barriers: self.ordered_barriers,
            nondet: self.nondet,
            main_return,
            strict_externals: self.strict_externals,
            coverage: self.coverage,
            symmetry: self.symmetry,
        };
        let nondet_functions = self.nondet_functions.iter().cloned();
        let environment = Environment {
            nondet_functions: nondet_functions
                .map(|(name, range)| NondetFunction { name, range })
                .collect(),
            arguments: self.arguments.clone(),
            variables: self.variables.clone(),
            input: self.stdin.clone(),
            files: self.files.clone(),
        };
        let mut checker = Checker::new()
            .properties(Property::ALL.into_iter().filter(named))
            .memory_model(self.memory_model)
            .keep_going(self.keep_going)
            .stutter(self.stutter)
            .translation(translation)
            .environment(environment);
        checker.max_steps = self.max_steps;
        for (file, line, bound) in &self.loop_bounds {
            checker = checker.bound_loop(file, *line, *bound);
        }
        checker
    }
}
