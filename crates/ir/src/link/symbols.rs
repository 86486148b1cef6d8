//! Which definition of a name counts, and whether the others fit it.

use super::{LinkError, LinkUnit, Precedence, is_local};
use crate::constant::Const;
use crate::function::Function;
use crate::ids::{FuncId, GlobalId, TypeId};
use crate::inst::Passing;
use crate::module::{Alias, Global, Module};
use crate::ops::Linkage;
use crate::types::Type;
use rustc_hash::FxHashMap;

/// A function or a variable of a module.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Entity {
    Function(FuncId),
    Global(GlobalId),
}

/// How much a symbol says, in increasing order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Strength {
    /// That there may be something.
    WeakDeclaration,
    Declaration,
    /// What it is, for optimisation.
    Available,
    /// What it is unless the program says something.
    Fallback,
    /// What it is unless somebody knows better.
    Weak,
    Definition,
    /// What it is, whatever others say.
    Replacement,
}

/// What a module says about a name.
#[derive(Clone, Copy, Debug)]
struct Symbol {
    unit: usize,
    entity: Entity,
    strength: Strength,
}

/// For each name the module and the entity that it means.
pub(crate) struct Resolution<'a> {
    chosen: FxHashMap<&'a str, (usize, Entity)>,
}

impl Resolution<'_> {
    pub(crate) fn names(&self) -> impl Iterator<Item = &str> {
        self.chosen.keys().copied()
    }

    /// What a name means.
    pub(crate) fn entity(&self, name: &str) -> Option<(usize, Entity)> {
        self.chosen.get(name).copied()
    }

    /// Whether this is what its name means. An alias may give a thing a second name.
    pub(crate) fn chooses(&self, unit: usize, entity: Entity, name: &str) -> bool {
        self.entity(name) == Some((unit, entity))
    }
}

/// Decides for each name which definition counts.
pub(crate) fn resolve<'a>(units: &[LinkUnit<'a>]) -> Result<Resolution<'a>, LinkError> {
    let mut symbols: FxHashMap<&str, Vec<Symbol>> = FxHashMap::default();
    let mut order = Vec::new();
    for (unit, what) in units.iter().enumerate() {
        for (name, entity, linkage, defined) in exported(what.module) {
            let strength = strength(linkage, defined, what.precedence);
            let list = symbols.entry(name).or_insert_with(|| {
                order.push(name);
                Vec::new()
            });
            list.push(Symbol { unit, entity, strength });
        }
    }
    let mut chosen = FxHashMap::default();
    for name in order {
        let symbol = choose(units, name, &symbols[name])?;
        for other in &symbols[name] {
            fits(units, name, symbol, other)?;
        }
        chosen.insert(name, (symbol.unit, symbol.entity));
    }
    Ok(Resolution { chosen })
}

/// What a module tells others: name, what it is, linkage, whether it is defined.
fn exported(module: &Module) -> impl Iterator<Item = (&str, Entity, Linkage, bool)> {
    let functions = module.functions.iter().enumerate();
    let functions =
        functions.map(|(k, f)| (&*f.name, Entity::Function(FuncId::new(k)), f.linkage, f.defined));
    let globals = module.globals.iter().enumerate().map(|(k, g)| {
        let defined = g.init.is_some() || g.unsupported.is_some();
        (&*g.name, Entity::Global(GlobalId::new(k)), g.linkage, defined)
    });
    let aliases = module
        .aliases
        .iter()
        .filter_map(|alias| Some((&*alias.name, target(module, alias)?, alias.linkage, true)));
    let all = functions.chain(globals).chain(aliases);
    all.filter(|(_, _, linkage, _)| !is_local(*linkage) && *linkage != Linkage::Appending)
}

/// What an alias is another name of.
pub(super) fn target(module: &Module, alias: &Alias) -> Option<Entity> {
    match module.consts.get(alias.target) {
        Const::Function(id) => Some(Entity::Function(*id)),
        Const::Global(id) => Some(Entity::Global(*id)),
        _ => None,
    }
}

fn strength(linkage: Linkage, defined: bool, precedence: Precedence) -> Strength {
    use Linkage::*;
    match linkage {
        ExternWeak => Strength::WeakDeclaration,
        _ if !defined => Strength::Declaration,
        _ if precedence == Precedence::Replacement => Strength::Replacement,
        _ if precedence == Precedence::Fallback => Strength::Fallback,
        AvailableExternally => Strength::Available,
        LinkOnce | LinkOnceOdr | Weak | WeakOdr | Common => Strength::Weak,
        _ => Strength::Definition,
    }
}

/// The strongest, of equally strong ones the first; of tentative definitions the largest.
fn choose<'s>(
    units: &[LinkUnit<'_>],
    name: &str,
    symbols: &'s [Symbol],
) -> Result<&'s Symbol, LinkError> {
    let size = |symbol: &Symbol| match symbol.entity {
        Entity::Global(id) if units[symbol.unit].module.global(id).linkage == Linkage::Common => {
            let module = units[symbol.unit].module;
            module.types.size_of(module.global(id).ty).unwrap_or(0)
        }
        _ => 0,
    };
    let mut best = &symbols[0];
    for symbol in &symbols[1..] {
        let key = |symbol: &Symbol| (symbol.strength, size(symbol));
        if symbol.strength == best.strength && symbol.strength >= Strength::Definition {
            let message = format!("{name} is defined twice");
            return Err(LinkError { message, places: places(units, best, symbol) });
        }
        if key(symbol) > key(best) {
            best = symbol;
        }
    }
    Ok(best)
}

/// Whether a symbol may stand for what was chosen.
fn fits(
    units: &[LinkUnit<'_>],
    name: &str,
    chosen: &Symbol,
    other: &Symbol,
) -> Result<(), LinkError> {
    // Where nothing is defined there is nothing to be misused.
    if chosen.strength <= Strength::Declaration || chosen.unit == other.unit {
        return Ok(());
    }
    let [a, b] = [chosen, other].map(|symbol| units[symbol.unit].module);
    let message = match (chosen.entity, other.entity) {
        (Entity::Function(x), Entity::Function(y)) => {
            let (x, y) = (a.function(x), b.function(y));
            let returns = x.ret == TypeId::VOID || same_type((a, x.ret), (b, y.ret));
            // What a model in C returns in memory of the caller is a parameter of it.
            let model = units[chosen.unit].precedence == Precedence::Fallback;
            let same = is_unprototyped(y) && returns || same_function((a, x), (b, y), !model);
            (!same).then(|| {
                let (x, y) = (a.types.display(x.ty), b.types.display(y.ty));
                format!("{name} is defined as {x}, but declared as {y}")
            })
        }
        (Entity::Global(x), Entity::Global(y)) => {
            let (x, y) = (a.global(x), b.global(y));
            // Clang declares the description of a C++ class as a pointer, whatever it is.
            let describes_class = name.starts_with("_ZTI");
            (!describes_class && !same_variable((a, x), (b, y))).then(|| {
                let [x, y] = [(a, x), (b, y)].map(|(module, global)| {
                    let own = if global.thread_local { "thread-local " } else { "" };
                    format!("{own}{}", module.types.display(global.ty))
                });
                format!("{name} is defined as {x}, but declared as {y}")
            })
        }
        _ => Some(format!("{name} is a function in one file and a variable in another")),
    };
    match message {
        Some(message) => Err(LinkError { message, places: places(units, chosen, other) }),
        None => Ok(()),
    }
}

/// A declaration of C that says nothing about parameters: `int f();`.
fn is_unprototyped(function: &Function) -> bool {
    !function.defined && function.variadic && function.params.is_empty()
}

/// Whether two functions are called in the same way, with `results` also as far as a result in memory goes.
fn same_function(
    (a, x): (&Module, &Function),
    (b, y): (&Module, &Function),
    results: bool,
) -> bool {
    let passed = |passing: &Passing| match passing {
        Passing::ByVal(..) => 1,
        Passing::SRet(_) if results => 2,
        _ => 0,
    };
    let same = |x: TypeId, y: TypeId| same_type((a, x), (b, y));
    x.variadic == y.variadic
        && x.params.len() == y.params.len()
        && same(x.ret, y.ret)
        && x.params
            .iter()
            .zip(&y.params)
            .all(|(p, q)| same(p.ty, q.ty) && passed(&p.passing) == passed(&q.passing))
}

/// Whether two variables have the same size, or one does not say how long it is.
fn same_variable((a, x): (&Module, &Global), (b, y): (&Module, &Global)) -> bool {
    let size = |module: &Module, global: &Global| module.types.size_of(global.ty).unwrap_or(0);
    let both_common = x.linkage == Linkage::Common && y.linkage == Linkage::Common;
    let sizes = size(a, x) == size(b, y) || size(b, y) == 0 || both_common;
    x.thread_local == y.thread_local && sizes
}

/// Whether two types of different modules are the same, whatever structures are called.
fn same_type((a, x): (&Module, TypeId), (b, y): (&Module, TypeId)) -> bool {
    let (fields_x, fields_y) = (a.types.fields(x), b.types.fields(y));
    if let (Some((fields_x, packed_x)), Some((fields_y, packed_y))) = (fields_x, fields_y) {
        let mut pairs = fields_x.iter().zip(fields_y);
        return packed_x == packed_y
            && fields_x.len() == fields_y.len()
            && pairs.all(|(&x, &y)| same_type((a, x), (b, y)));
    }
    match (a.types.get(x), b.types.get(y)) {
        (Type::Array { element: x, len: m }, Type::Array { element: y, len: n })
        | (Type::Vector { element: x, len: m, .. }, Type::Vector { element: y, len: n, .. }) => {
            m == n && same_type((a, *x), (b, *y))
        }
        (Type::Named(x), Type::Named(y)) => a.types.named(*x).name == b.types.named(*y).name,
        (x, y) => x == y,
    }
}

fn places(units: &[LinkUnit<'_>], a: &Symbol, b: &Symbol) -> Vec<(String, u32)> {
    [a, b].map(|symbol| place(&units[symbol.unit], symbol.entity)).to_vec()
}

/// Where something is in the source.
fn place(unit: &LinkUnit<'_>, entity: Entity) -> (String, u32) {
    let module = unit.module;
    match entity {
        Entity::Function(id) => {
            let scope = module.function(id).scope.map(|scope| module.debug.scope(scope));
            let place = scope.and_then(|scope| {
                Some((module.debug.files[scope.file?.index()].name.to_string(), scope.line))
            });
            place.unwrap_or_else(|| (unit.name.to_string(), 0))
        }
        Entity::Global(id) => {
            let line = module.global(id).variable.as_ref().map_or(0, |variable| variable.line);
            (unit.name.to_string(), line)
        }
    }
}
