//! What a program finds around it: what the check says instead of an operating system.

use crate::refusal::Refusal;
use mazurka_ir::{FuncId, Module, Type, TypeId, demangle};
use rustc_hash::FxHashMap;

/// What surrounds a program.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Environment {
    /// Functions of which nothing is known but what they return.
    pub nondet_functions: Vec<NondetFunction>,
    /// What `main` gets behind the name of the program.
    pub arguments: Vec<String>,
    /// The variables that `getenv` knows, each with its value.
    pub variables: Vec<(String, String)>,
    /// Standard input; without it nothing may be read.
    pub input: Option<Vec<u8>>,
    /// The files that are there when the program starts: their names and contents.
    pub files: Vec<(String, Vec<u8>)>,
}

impl Environment {
    /// The texts of `environ`: a name, an equals sign and a value each.
    pub(crate) fn entries(&self) -> impl Iterator<Item = String> {
        self.variables.iter().map(|(name, value)| format!("{name}={value}"))
    }

    /// What models in C find of the environment, as variables in IR.
    pub(crate) fn in_ir(&self) -> String {
        let mut text = String::new();
        for (k, entry) in self.entries().enumerate() {
            text += &bytes(&format!("mazurka_environ.{k}"), "global", entry.as_bytes());
        }
        let entries = (0..self.variables.len()).map(|k| format!("ptr @mazurka_environ.{k}, "));
        let entries: String = entries.collect();
        let count = self.variables.len() + 1;
        text += &format!(
            "@mazurka_environ = internal global [{count} x ptr] [{entries}ptr null]\n\
             @environ = global ptr @mazurka_environ\n@__environ = global ptr @mazurka_environ\n"
        );
        let input = self.input.as_deref().unwrap_or_default();
        text += &bytes("mazurka_input", "constant", input);
        text += &format!("@mazurka_input_size = constant i64 {}\n", input.len());
        let given = i32::from(self.input.is_some());
        text + &format!("@mazurka_input_given = constant i32 {given}\n") + &self.files_in_ir()
    }

    /// The files, as a list of what `models/files.h` calls inodes; the last one given is the first.
    fn files_in_ir(&self) -> String {
        let mut text = String::new();
        let mut first = "null".to_string();
        for (k, (name, content)) in self.files.iter().enumerate() {
            let name = name.trim_start_matches("./");
            text += &bytes(&format!("mazurka_file.name.{k}"), "constant", name.as_bytes());
            text += &bytes(&format!("mazurka_file.data.{k}"), "constant", content);
            text += &format!("@mazurka_file.turn.{k} = internal global i64 0\n");
            text += &format!(
                "@mazurka_private_given.{k} = internal global {{ ptr, ptr, ptr, i64, i64, ptr, i64, i32 }} \
                 {{ ptr {first}, ptr @mazurka_file.name.{k}, ptr @mazurka_file.data.{k}, i64 {}, i64 0, \
                 ptr @mazurka_file.turn.{k}, i64 {}, i32 1 }}\n",
                content.len(),
                k + 2
            );
            first = format!("@mazurka_private_given.{k}");
        }
        text + &format!("@mazurka_private_given = global ptr {first}\n")
    }
}

/// A variable with some bytes and a zero behind them.
fn bytes(name: &str, kind: &str, bytes: &[u8]) -> String {
    let text: String = bytes.iter().map(|byte| format!("\\{byte:02X}")).collect();
    let linkage = if name.contains('.') { "internal " } else { "" };
    format!("@{name} = {linkage}{kind} [{} x i8] c\"{text}\\00\"\n", bytes.len() + 1)
}

/// A function without a body that returns any number of a range and does nothing else.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NondetFunction {
    /// Its name: the symbol, or as C++ writes it, with or without parameters.
    pub name: String,
    /// The least and the greatest number; both truth values are the range of a `bool`.
    pub range: Option<(i64, i64)>,
}

/// The functions that return any number of a range, each with its range.
pub(crate) fn nondet_functions(
    module: &Module,
    environment: &Environment,
) -> Result<FxHashMap<FuncId, (i64, i64)>, Vec<Refusal>> {
    let mut ranges = FxHashMap::default();
    for wanted in &environment.nondet_functions {
        let named = |id: &FuncId| is_called(&module.function(*id).name, &wanted.name);
        let found: Vec<FuncId> = module.function_ids().filter(named).collect();
        let range = |id: FuncId| range(module, id, wanted.range);
        let checked: Result<Vec<_>, _> = match found.is_empty() {
            true => Err(("the program does not use it", "compare with the names that -v lists")),
            false => found.into_iter().map(|id| Ok((id, range(id)?))).collect(),
        };
        let refuse = |(why, hint): (&str, &str)| {
            let message = format!("{} cannot return any value of a range: {why}", wanted.name);
            vec![Refusal { message, location: None, hint: hint.to_string() }]
        };
        ranges.extend(checked.map_err(refuse)?);
    }
    Ok(ranges)
}

/// Whether a user may mean the function with this symbol by a name.
fn is_called(symbol: &str, name: &str) -> bool {
    symbol == name
        || demangle(symbol).is_some_and(|full| {
            full.strip_prefix(name).is_some_and(|rest| rest.is_empty() || rest.starts_with('('))
        })
}

/// The numbers that a function returns, of those that its type has.
fn range(
    module: &Module,
    id: FuncId,
    wanted: Option<(i64, i64)>,
) -> Result<(i64, i64), (&'static str, &'static str)> {
    let function = module.function(id);
    if function.defined {
        return Err(("the program defines it", "leave it out of --nondet-extern"));
    }
    let bits = match module.types.get(function.ret) {
        _ if function.ret == TypeId::VOID => return Ok((0, 0)),
        Type::Int(bits @ ..=64) => *bits,
        _ => return Err(("it does not return an integer", "write a body for it in C")),
    };
    let fits = |value: i64| {
        bits == 64 || -(1 << (bits - 1)) <= i128::from(value) && i128::from(value) < 1 << bits
    };
    match wanted {
        None if bits == 1 => Ok((0, 1)),
        None => Err(("no range is given", "as in --nondet-extern NAME=0..3")),
        Some((low, high)) if fits(low) && fits(high) => Ok((low, high)),
        Some(_) => Err(("its type has not all of these", "give a smaller range")),
    }
}
