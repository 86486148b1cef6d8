//! Programs as they are given: a file or a text in one of the languages that can be read.

use crate::checkable::Checkable;
use crate::checker::Checker;
#[cfg(feature = "llvm")]
use crate::clang::is_cxx;
#[cfg(feature = "llvm")]
use crate::clang_arguments::for_language;
use crate::clock::Clock;
use crate::error::Error;
use crate::replay;
use crate::sources::{plain, read};
#[cfg(feature = "llvm")]
use crate::symmetry;
#[cfg(feature = "llvm")]
use mazurka_engine::Symmetric;
use mazurka_engine::{Capture, Captured};
use mazurka_trace::{LoopNotes, Violation};
use std::path::Path;
use std::time::Duration;
use xxhash_rust::xxh3::xxh3_128;

/// A program that is to be checked.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum Input {
    /// A file in C or C++, which clang compiles.
    #[cfg(feature = "llvm")]
    Clang(crate::llvm::ClangFile),
    /// Textual LLVM IR.
    #[cfg(feature = "llvm")]
    LlvmIr {
        /// What reports call it.
        name: String,
        /// The text of the module.
        text: String,
    },
    /// What clang has made of a file in C or C++, or a module of LLVM IR.
    #[cfg(feature = "llvm")]
    Compiled {
        /// What reports call it.
        name: String,
        /// The text of the module.
        text: String,
        /// The [name](text_hash) of the text that it was made from.
        hash: String,
    },
    /// Several files in C, C++ or LLVM IR that are one program.
    #[cfg(feature = "llvm")]
    Linked {
        /// The files: [`Input::Clang`] and [`Input::LlvmIr`].
        files: Vec<Input>,
        /// Files whose functions and variables stand for those of the same name in the program, or that
        /// define what nobody else does.
        stubs: Vec<Input>,
    },
    /// A text in the tiny language.
    #[cfg(feature = "tiny")]
    Tiny {
        /// What reports call it.
        name: String,
        /// The text.
        text: String,
    },
}

impl Input {
    /// The program in a file, whose name tells the language: `.c`, `.cc`, `.cpp`, `.cxx`, `.ll` or
    /// `.tiny`.
    pub fn file(file: impl AsRef<Path>) -> Result<Input, Error> {
        let file = file.as_ref();
        let name = || file.display().to_string();
        match file.extension().and_then(|extension| extension.to_str()) {
            #[cfg(feature = "tiny")]
            Some("tiny") => Ok(Input::Tiny { name: name(), text: read(file)? }),
            #[cfg(feature = "llvm")]
            Some("ll") => Ok(Input::LlvmIr { name: name(), text: read(file)? }),
            #[cfg(feature = "llvm")]
            Some("c" | "cc" | "cpp" | "cxx" | "C") => {
                Ok(Input::Clang(crate::llvm::ClangFile::new(file)))
            }
            _ => Err(Error::UnknownLanguage(file.to_path_buf())),
        }
    }

    /// The program that several files are together, as in [`Input::file`]; with functions of `stubs` in place of
    /// those of the same name in the files.
    #[cfg(feature = "llvm")]
    pub fn files<P: AsRef<Path>>(files: &[P], stubs: &[P]) -> Result<Input, Error> {
        match (files, stubs) {
            ([file], []) => Input::file(file),
            _ => {
                let read =
                    |files: &[P]| files.iter().map(Input::part).collect::<Result<Vec<_>, _>>();
                Ok(Input::Linked { files: read(files)?, stubs: read(stubs)? })
            }
        }
    }

    /// One of the files of a program.
    #[cfg(feature = "llvm")]
    fn part(file: impl AsRef<Path>) -> Result<Input, Error> {
        match Input::file(&file)? {
            #[cfg(feature = "tiny")]
            Input::Tiny { .. } => Err(Error::NotLinkable(file.as_ref().to_path_buf())),
            input => Ok(input),
        }
    }

    /// A program in textual LLVM IR.
    #[cfg(feature = "llvm")]
    pub fn llvm_ir(name: impl Into<String>, text: impl Into<String>) -> Input {
        Input::LlvmIr { name: name.into(), text: text.into() }
    }

    /// A program in the tiny language.
    #[cfg(feature = "tiny")]
    pub fn tiny(name: impl Into<String>, text: impl Into<String>) -> Input {
        Input::Tiny { name: name.into(), text: text.into() }
    }

    /// Which clang compiles the file, and what else to tell it; of no effect on other inputs.
    #[cfg(feature = "llvm")]
    #[must_use]
    pub fn with_clang(
        mut self,
        clang: Option<std::path::PathBuf>,
        arguments: Vec<String>,
    ) -> Input {
        self.set_clang(&clang, &arguments);
        self
    }

    /// Keeps what clang makes of the files in a folder, and uses what was kept there; of no effect on other inputs.
    /// See [`ClangFile::cache`](crate::ClangFile::cache).
    #[cfg(feature = "llvm")]
    #[must_use]
    pub fn with_compile_cache(mut self, folder: &Path) -> Input {
        match &mut self {
            Input::Clang(file) => file.cache = Some(folder.to_path_buf()),
            Input::Linked { files, stubs } => {
                for file in files.iter_mut().chain(stubs) {
                    *file = file.clone().with_compile_cache(folder);
                }
            }
            _ => {}
        }
        self
    }

    #[cfg(feature = "llvm")]
    fn set_clang(&mut self, clang: &Option<std::path::PathBuf>, arguments: &[String]) {
        match self {
            Input::Clang(file) => {
                (file.clang, file.arguments) = (clang.clone(), arguments.to_vec());
            }
            Input::Linked { files, stubs } => {
                let are_mixed = [true, false].map(|cxx| {
                    let is_such = |file: &Input| file.is_cxx() == Some(cxx);
                    files.iter().chain(stubs.iter()).any(is_such)
                }) == [true; 2];
                for file in files.iter_mut().chain(stubs) {
                    match file.is_cxx().filter(|_| are_mixed) {
                        Some(cxx) => file.set_clang(clang, &for_language(arguments, cxx)),
                        None => file.set_clang(clang, arguments),
                    }
                }
            }
            _ => {}
        }
    }

    /// Whether it is compiled as C++, if it is compiled.
    #[cfg(feature = "llvm")]
    fn is_cxx(&self) -> Option<bool> {
        match self {
            Input::Clang(file) => Some(is_cxx(&file.file)),
            _ => None,
        }
    }
}

/// A program that was read and can be explored.
#[derive(Debug)]
pub struct LoadedProgram {
    name: String,
    /// Of each of its files, and of its input.
    hashes: Vec<String>,
    hash: String,
    /// That of what is executed: after clang, if it was compiled, with what surrounds it.
    executed_hash: String,
    program: AnyProgram,
    /// How long it took to compile and read it, which counts as checking.
    pub(crate) loading: Duration,
}

/// A program of one of the front ends, with states told apart exactly or as it was wanted.
#[derive(Debug)]
enum AnyProgram {
    #[cfg(feature = "llvm")]
    Compiled(mazurka_interp::Compiled),
    #[cfg(feature = "llvm")]
    CapturedCompiled(Captured<mazurka_interp::Compiled>),
    #[cfg(feature = "llvm")]
    Symmetric(Symmetric<mazurka_interp::Compiled>),
    #[cfg(feature = "tiny")]
    Tiny(mazurka_tiny::Tiny),
    #[cfg(feature = "tiny")]
    CapturedTiny(Captured<mazurka_tiny::Tiny>),
}

/// Something to do with a program, whatever its language.
pub(crate) trait Task {
    /// What comes out.
    type Output;

    /// Does it.
    fn run<C: Checkable>(self, program: &C) -> Self::Output;
}

#[cfg(feature = "llvm")]
impl Checker {
    /// The same program, for which neither clang nor a file is needed any more.
    pub fn compile(&self, input: &Input) -> Result<Input, Error> {
        let clock = Clock::start();
        let module = |input: &Input| Ok(Module::new(self, input, clock)?.into_input());
        let modules =
            |inputs: &[Input]| inputs.iter().map(module).collect::<Result<Vec<_>, Error>>();
        match input {
            Input::Linked { files, stubs } => {
                Ok(Input::Linked { files: modules(files)?, stubs: modules(stubs)? })
            }
            Input::Clang(_) | Input::LlvmIr { .. } => module(input),
            other => Ok(other.clone()),
        }
    }
}

impl LoadedProgram {
    pub(crate) fn new(checker: &Checker, input: &Input) -> Result<LoadedProgram, Error> {
        let clock = Clock::start();
        let mut loaded = LoadedProgram::read(checker, input, clock)?;
        #[cfg(feature = "llvm")]
        {
            let files = checker.environment.files.iter().map(|(_, content)| content);
            let contents = checker.environment.input.iter().chain(files);
            loaded.hashes.extend(contents.map(|bytes| hash(&String::from_utf8_lossy(bytes))));
        }
        #[cfg(feature = "llvm")]
        if checker.environment != mazurka_interp::Environment::default() {
            let around = format!("{} {:?}", loaded.executed_hash, checker.environment);
            loaded.executed_hash = hash(&around);
        }
        loaded.hash = joined(&loaded.hashes);
        loaded.loading = clock.elapsed();
        Ok(loaded)
    }

    fn read(checker: &Checker, input: &Input, clock: Clock) -> Result<LoadedProgram, Error> {
        let loading = Duration::ZERO;
        let _ = clock;
        match input {
            #[cfg(feature = "llvm")]
            Input::Clang(_) | Input::LlvmIr { .. } | Input::Compiled { .. } => {
                let module = Module::new(checker, input, clock)?;
                let program = compiled(checker, &[module.part(false)])?;
                let (hash, executed_hash) = (String::new(), hash(&module.text));
                let (name, hashes) = (module.name, vec![module.hash]);
                Ok(LoadedProgram { name, hashes, hash, executed_hash, program, loading })
            }
            #[cfg(feature = "llvm")]
            Input::Linked { files, stubs } => {
                let all = files.iter().chain(stubs);
                let modules = all.map(|file| Module::new(checker, file, clock));
                let modules: Vec<Module> = modules.collect::<Result<_, _>>()?;
                let parts = modules.iter().enumerate();
                let parts: Vec<_> =
                    parts.map(|(k, module)| module.part(k >= files.len())).collect();
                let program = compiled(checker, &parts)?;
                let names: Vec<&str> = modules.iter().map(|module| &*module.name).collect();
                let name = names[..files.len()].join(" ");
                let hashes: Vec<String> =
                    modules.iter().map(|module| module.hash.clone()).collect();
                let texts: Vec<String> = modules.iter().map(|module| hash(&module.text)).collect();
                let (hash, executed_hash) = (String::new(), joined(&texts));
                Ok(LoadedProgram { name, hashes, hash, executed_hash, program, loading })
            }
            #[cfg(feature = "tiny")]
            Input::Tiny { name, text } => {
                let program = mazurka_tiny::Tiny::parse(text)
                    .map_err(|error| Error::Refused(format!("{name}:{error}")))?;
                let program = match checker.state_capture {
                    Capture::Exact => AnyProgram::Tiny(program),
                    capture => AnyProgram::CapturedTiny(Captured::new(program, capture)),
                };
                let (name, hashes, executed_hash) = (name.clone(), vec![hash(text)], hash(text));
                let hash = String::new();
                Ok(LoadedProgram { name, hashes, hash, executed_hash, program, loading })
            }
        }
    }

    /// What reports call it.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// A name of its text that is the same on every machine: equal texts have equal names.
    pub fn hash(&self) -> &str {
        &self.hash
    }

    /// The same of what is executed: headers, macros and the version of clang make a difference.
    pub fn executed_hash(&self) -> &str {
        &self.executed_hash
    }

    /// What is known of its loops and assumptions.
    pub fn loops(&self) -> LoopNotes {
        struct Loops;
        impl Task for Loops {
            type Output = LoopNotes;
            fn run<C: Checkable>(self, program: &C) -> LoopNotes {
                program.loops()
            }
        }
        self.run(Loops)
    }

    /// The functions and variables that it uses and nobody defines, in a line each: an execution that
    /// comes to one of them ends the check.
    pub fn unknown(&self) -> Vec<String> {
        struct Unknown;
        impl Task for Unknown {
            type Output = Vec<String>;
            fn run<C: Checkable>(self, program: &C) -> Vec<String> {
                program.unknown()
            }
        }
        self.run(Unknown)
    }

    /// Runs a counterexample again, which must end in the same violation; see
    /// [`replay`](crate::replay()).
    pub fn replay(&self, expected: &Violation) -> Result<Violation, Error> {
        struct Replay<'a>(&'a Violation);
        impl Task for Replay<'_> {
            type Output = Result<Violation, Error>;
            fn run<C: Checkable>(self, program: &C) -> Self::Output {
                replay::replay(program, self.0)
            }
        }
        self.run(Replay(expected))
    }

    /// Why threads that do the same begin in any order although the checker wants one, if they do.
    pub(crate) fn why_not_symmetric(&self, checker: &Checker) -> Option<String> {
        match &self.program {
            #[cfg(feature = "llvm")]
            AnyProgram::Compiled(program) if checker.translation.symmetry => {
                symmetry::obstacle(checker, program)
            }
            _ => {
                let _ = checker;
                None
            }
        }
    }

    /// Does something with the program whose threads may begin in any order, whatever they do.
    pub(crate) fn run_without_symmetry<T: Task>(&self, task: T) -> T::Output {
        match &self.program {
            #[cfg(feature = "llvm")]
            AnyProgram::Symmetric(program) => task.run(program.inner()),
            _ => self.run(task),
        }
    }

    pub(crate) fn run<T: Task>(&self, task: T) -> T::Output {
        match &self.program {
            #[cfg(feature = "llvm")]
            AnyProgram::Compiled(program) => task.run(program),
            #[cfg(feature = "llvm")]
            AnyProgram::CapturedCompiled(program) => task.run(program),
            #[cfg(feature = "llvm")]
            AnyProgram::Symmetric(program) => task.run(program),
            #[cfg(feature = "tiny")]
            AnyProgram::Tiny(program) => task.run(program),
            #[cfg(feature = "tiny")]
            AnyProgram::CapturedTiny(program) => task.run(program),
        }
    }
}

/// A module of a program, and the name of the text that it was made from.
#[cfg(feature = "llvm")]
struct Module {
    name: String,
    text: String,
    hash: String,
}

#[cfg(feature = "llvm")]
impl Module {
    fn new(checker: &Checker, input: &Input, clock: Clock) -> Result<Module, Error> {
        match input {
            Input::Clang(file) => {
                // Missing files are reported here, so that the message is the same for all languages.
                let source = read(&file.file)?;
                let text = crate::clang::compile(file, &|| checker.exceeded(clock))?;
                Ok(Module { name: file.file.display().to_string(), text, hash: hash(&source) })
            }
            Input::LlvmIr { name, text } => {
                Ok(Module { name: name.clone(), text: text.clone(), hash: hash(text) })
            }
            Input::Compiled { name, text, hash } => {
                let (name, text, hash) = (name.clone(), text.clone(), hash.clone());
                Ok(Module { name, text, hash })
            }
            _ => Err(Error::Refused("only files in C, C++ and LLVM IR can be linked".to_string())),
        }
    }

    /// The same as an input, for which no clang is needed any more.
    fn into_input(self) -> Input {
        let Module { name, text, hash } = self;
        Input::Compiled { name, text, hash }
    }

    fn part(&self, replaces: bool) -> mazurka_interp::IrText<'_> {
        mazurka_interp::IrText { name: &self.name, text: &self.text, replaces }
    }
}

#[cfg(feature = "llvm")]
fn compiled(checker: &Checker, parts: &[mazurka_interp::IrText<'_>]) -> Result<AnyProgram, Error> {
    let program = crate::llvm::compile(checker, parts)?;
    let symmetric = checker.translation.symmetry && symmetry::obstacle(checker, &program).is_none();
    Ok(match checker.state_capture {
        Capture::Exact if symmetric => AnyProgram::Symmetric(Symmetric::new(program)),
        Capture::Exact => AnyProgram::Compiled(program),
        capture => AnyProgram::CapturedCompiled(Captured::new(program, capture)),
    })
}

/// The [hash](LoadedProgram::hash) of a program in some files, the last of which may be its input and what it finds, without compiling them. Only of plain files:
/// nothing is read from devices and pipes.
pub fn file_hash<P: AsRef<Path>>(files: &[P]) -> Result<String, Error> {
    let hashes = files.iter().map(|file| {
        plain(file.as_ref())?;
        Ok(hash(&read(file.as_ref())?))
    });
    Ok(joined(&hashes.collect::<Result<Vec<_>, Error>>()?))
}

/// The hash of several texts, by those of each.
fn joined(hashes: &[String]) -> String {
    match hashes {
        [one] => one.clone(),
        _ => hash(&hashes.join(" ")),
    }
}

/// A hash of a text, as those of files are: it finds changes, and is not made to resist someone who wants two texts
/// to have one hash.
pub fn text_hash(text: &str) -> String {
    hash(text)
}

fn hash(text: &str) -> String {
    format!("{:032x}", xxh3_128(text.as_bytes()))
}
