//! The linker: several modules become one.
//!
//! Three steps. [`resolve`] decides for each name which module's definition counts. Then
//! everything that counts gets a place in the new module: that decides what each id of a module means there. At last
//! the contents are copied ([`copy`]), with types, constants, functions, variables and source locations renumbered.
//!
//! | linkage | what happens |
//! |---|---|
//! | `internal`, `private` | kept, each for its module; renamed if another has the name |
//! | `external` | one definition; two are an error |
//! | `weak`, `linkonce`, `common` and `_odr` | the first, unless there is an `external` one; of `common` the largest |
//! | `available_externally` | only if there is no other definition |
//! | `extern_weak` | a declaration; it stays weak if no other declaration is stronger |
//! | `appending` | joined, in the order of the modules |
//!
//! Comdats are not kept: what is in one group has the names of the group in all modules, so its parts are chosen from
//! the same module. An initialiser that belongs to a variable of another module is left out. Visibility is for the
//! linker of shared objects; there is only one object here.

mod copy;
mod symbols;

use crate::constant::Const;
use crate::ids::{ConstId, FuncId, GlobalId, TypeId};
use crate::module::{Global, Module};
use crate::ops::Linkage;
use crate::types::{Type, Types};
use copy::Copier;
use rustc_hash::FxHashSet;
use std::fmt;
use symbols::{Entity, Resolution, resolve};

/// A module that is to be linked with others.
#[derive(Clone, Copy, Debug)]
pub struct LinkUnit<'a> {
    /// What messages call it.
    pub name: &'a str,
    /// Its contents.
    pub module: &'a Module,
    /// How its definitions meet those of other modules.
    pub precedence: Precedence,
}

/// How the definitions of a module meet those of the same name in others.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Precedence {
    /// They count where there is no other: a library.
    Fallback,
    /// As their linkage says.
    #[default]
    Program,
    /// They count whatever others define: a stub.
    Replacement,
}

/// Why modules cannot be linked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LinkError {
    /// What is wrong.
    pub message: String,
    /// The file and the line (0 if unknown) where it was found first, and where it is different.
    pub places: Vec<(String, u32)>,
}

impl fmt::Display for LinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)?;
        for (file, line) in &self.places {
            match line {
                0 => write!(f, "\n  in {file}")?,
                _ => write!(f, "\n  at {file}:{line}")?,
            }
        }
        Ok(())
    }
}

impl std::error::Error for LinkError {}

/// Makes one module of several. Its functions and variables are those of the first, then of the second, and so on.
pub fn link(units: &[LinkUnit<'_>]) -> Result<Module, LinkError> {
    let Some(first) = units.first() else { return Ok(Module::default()) };
    for unit in units {
        same_target(first, unit)?;
    }
    let resolution = resolve(units)?;
    let mut target = Module {
        source_name: first.module.source_name.clone(),
        data_layout: first.module.data_layout.clone(),
        triple: first.module.triple.clone(),
        types: Types::new(first.module.types.data_layout.clone()),
        ..Module::default()
    };
    let places = allocate(units, &resolution)?;
    for (unit, places) in units.iter().zip(&places) {
        Copier::new(unit.module, &mut target, places).module(unit.name)?;
    }
    join_lists(units, &places, &mut target)?;
    if let Err(message) = target.types.finish() {
        return Err(LinkError { message, places: Vec::new() });
    }
    Ok(target)
}

/// Sizes and calling conventions must be the same everywhere. Clang 18 has another alignment for integers of 128
/// bits than those before, which a library compiled with one of these does not use.
fn same_target(first: &LinkUnit<'_>, other: &LinkUnit<'_>) -> Result<(), LinkError> {
    let library = other.precedence == Precedence::Fallback;
    let layout = |unit: &LinkUnit<'_>| {
        let parts = unit.module.data_layout.split('-');
        parts.filter(|part| !library || !part.starts_with("i128:")).collect::<Vec<_>>().join("-")
    };
    let (a, b) = (layout(first), layout(other));
    if a.is_empty() || b.is_empty() || a == b {
        return Ok(());
    }
    let place = |unit: &LinkUnit<'_>| (unit.name.to_string(), 0);
    let message = "the files are compiled for different machines".to_string();
    Err(LinkError { message, places: vec![place(first), place(other)] })
}

/// What the functions and variables of one module are in the new module.
pub(crate) struct Places {
    pub(crate) functions: Vec<Entity>,
    pub(crate) globals: Vec<Entity>,
    /// Which of them are copied, and under which name.
    pub(crate) copied_functions: Vec<Option<Box<str>>>,
    pub(crate) copied_globals: Vec<Option<Box<str>>>,
    pub(crate) copied_aliases: Vec<bool>,
}

/// Gives everything that counts a place in the new module.
fn allocate(units: &[LinkUnit<'_>], resolution: &Resolution<'_>) -> Result<Vec<Places>, LinkError> {
    let mut names: FxHashSet<Box<str>> = resolution.names().map(Into::into).collect();
    let mut fresh = |name: &str| -> Box<str> {
        let mut fresh: Box<str> = name.into();
        let mut number = 0;
        while !names.insert(fresh.clone()) {
            number += 1;
            fresh = format!("{name}.{number}").into();
        }
        fresh
    };
    let (mut functions, mut globals) = (0, 0);
    let mut all: Vec<Places> = Vec::new();
    // First those that are copied: they get numbers in the order in which they come.
    for (unit, module) in units.iter().enumerate() {
        let module = module.module;
        let mut places = Places {
            functions: Vec::new(),
            globals: Vec::new(),
            copied_functions: Vec::new(),
            copied_globals: Vec::new(),
            copied_aliases: Vec::new(),
        };
        for (index, function) in module.functions.iter().enumerate() {
            let id = FuncId::new(index);
            let name = match () {
                () if is_local(function.linkage) => Some(fresh(&function.name)),
                () if resolution.chooses(unit, Entity::Function(id), &function.name) => {
                    Some(function.name.clone())
                }
                () => None,
            };
            places.functions.push(Entity::Function(FuncId::new(functions)));
            functions += usize::from(name.is_some());
            places.copied_functions.push(name);
        }
        for (index, global) in module.globals.iter().enumerate() {
            let id = GlobalId::new(index);
            let name = match global.linkage {
                // Joined in the end.
                Linkage::Appending => None,
                linkage if is_local(linkage) => Some(fresh(&global.name)),
                _ if resolution.chooses(unit, Entity::Global(id), &global.name) => {
                    Some(global.name.clone())
                }
                _ => None,
            };
            places.globals.push(Entity::Global(GlobalId::new(globals)));
            globals += usize::from(name.is_some());
            places.copied_globals.push(name);
        }
        // The name of a local alias means nothing to others, or something else.
        let aliases = module.aliases.iter().map(|alias| {
            symbols::target(module, alias)
                .is_some_and(|entity| resolution.chooses(unit, entity, &alias.name))
        });
        places.copied_aliases = aliases.collect();
        all.push(places);
    }
    refer(units, resolution, &mut all)?;
    Ok(all)
}

/// Lets what is not copied stand for what is.
fn refer(
    units: &[LinkUnit<'_>],
    resolution: &Resolution<'_>,
    all: &mut [Places],
) -> Result<(), LinkError> {
    let numbers: Vec<(Vec<Entity>, Vec<Entity>)> =
        all.iter().map(|places| (places.functions.clone(), places.globals.clone())).collect();
    for (unit, module) in units.iter().enumerate() {
        let place = |entity| place(units, resolution, all, &numbers, (unit, entity));
        let module = module.module;
        let functions =
            (0..module.functions.len()).map(|k| place(Entity::Function(FuncId::new(k))));
        let functions: Vec<Entity> = functions.collect::<Result<_, _>>()?;
        let appending = |k: &usize| module.globals[*k].linkage == Linkage::Appending;
        let globals = (0..module.globals.len()).map(|k| match appending(&k) {
            true => Ok(numbers[unit].1[k]),
            false => place(Entity::Global(GlobalId::new(k))),
        });
        let globals: Vec<Entity> = globals.collect::<Result<_, _>>()?;
        (all[unit].functions, all[unit].globals) = (functions, globals);
    }
    Ok(())
}

/// Where something is in the new module, or what stands for it: an alias may lead on to another name.
fn place(
    units: &[LinkUnit<'_>],
    resolution: &Resolution<'_>,
    all: &[Places],
    numbers: &[(Vec<Entity>, Vec<Entity>)],
    mut at: (usize, Entity),
) -> Result<Entity, LinkError> {
    for _ in 0..=units.len() {
        let (unit, entity) = at;
        let module = units[unit].module;
        let (name, copied, number) = match entity {
            Entity::Function(id) => (
                &module.function(id).name,
                all[unit].copied_functions[id.index()].is_some(),
                numbers[unit].0[id.index()],
            ),
            Entity::Global(id) => (
                &module.global(id).name,
                all[unit].copied_globals[id.index()].is_some(),
                numbers[unit].1[id.index()],
            ),
        };
        match resolution.entity(name) {
            Some(chosen) if !copied => at = chosen,
            _ => return Ok(number),
        }
    }
    Err(LinkError { message: "the aliases never end".to_string(), places: Vec::new() })
}

/// Whether nothing outside of its module can refer to it.
pub(crate) fn is_local(linkage: Linkage) -> bool {
    matches!(linkage, Linkage::Internal | Linkage::Private)
}

/// Joins the lists of constructors and the like.
fn join_lists(
    units: &[LinkUnit<'_>],
    places: &[Places],
    target: &mut Module,
) -> Result<(), LinkError> {
    let lists = |unit: &LinkUnit<'_>| {
        let globals = unit.module.globals.iter();
        let lists = globals.filter(|global| global.linkage == Linkage::Appending);
        lists.map(|global| global.name.clone()).collect::<Vec<_>>()
    };
    let mut names: Vec<Box<str>> = units.iter().flat_map(lists).collect();
    names.sort_unstable();
    names.dedup();
    for name in names {
        let (mut elements, mut sample): (Vec<ConstId>, Option<Global>) = (Vec::new(), None);
        for (unit, places) in units.iter().zip(places) {
            let mut copier = Copier::new(unit.module, target, places);
            let Some(id) = unit.module.global_named(&name) else { continue };
            let global = unit.module.global(id);
            for element in global.init.map_or(Vec::new(), |init| unit.module.consts.parts(init)) {
                if counts(unit.module, places, element) {
                    elements.push(copier.constant(element)?);
                }
            }
            sample.get_or_insert_with(|| global.clone());
        }
        let Some(sample) = sample else { continue };
        let element = elements.first().map_or(TypeId::PTR, |e| target.consts.type_of(*e));
        let ty = target.types.intern(Type::Array { element, len: elements.len() as u64 });
        let init = match elements.is_empty() {
            true => Const::Zero(ty),
            false => Const::Aggregate { ty, elements: elements.into() },
        };
        let init = Some(target.consts.intern(init));
        target.globals.push(Global { ty, init, variable: None, ..sample });
    }
    Ok(())
}

/// Whether an entry of a list counts: not if it initialises a variable that is taken from another module.
fn counts(module: &Module, places: &Places, entry: ConstId) -> bool {
    let belongs_to = module.consts.parts(entry).get(2).copied();
    match belongs_to.map(|data| module.consts.get(data)) {
        Some(Const::Global(id)) => places.copied_globals[id.index()].is_some(),
        Some(Const::Function(id)) => places.copied_functions[id.index()].is_some(),
        _ => true,
    }
}
