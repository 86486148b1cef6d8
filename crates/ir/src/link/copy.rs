//! Copies what is in a module into another one, where everything has other numbers.

use super::symbols::Entity;
use super::{LinkError, Places};
use crate::constant::{Const, ConstExpr};
use crate::debug::{Location, Scope, Variable};
use crate::function::{Def, Function, Param};
use crate::ids::{ConstId, FileId, LocId, ScopeId, StructId, TypeId, ValueId};
use crate::inst::{Inst, Operand, Passing};
use crate::module::{Alias, Global, Module};
use crate::source_types::TypeRef;
use crate::types::Type;

/// How deep types may nest.
const DEEPEST: u32 = 1000;

/// A module while it is copied.
pub(super) struct Copier<'a> {
    from: &'a Module,
    to: &'a mut Module,
    places: &'a Places,
    types: Vec<Option<TypeId>>,
    consts: Vec<Option<ConstId>>,
    /// How many files, scopes, locations and modules with types of variables there were before.
    debug: [usize; 4],
    depth: u32,
}

impl<'a> Copier<'a> {
    pub(super) fn new(from: &'a Module, to: &'a mut Module, places: &'a Places) -> Copier<'a> {
        let debug = &to.debug;
        let debug =
            [debug.files.len(), debug.scopes.len(), debug.locations.len(), debug.types.len()];
        let types = vec![None; from.types.len()];
        let consts = vec![None; from.consts.len()];
        Copier { from, to, places, types, consts, debug, depth: 0 }
    }

    /// Copies everything that counts; `name` is what messages call the module.
    pub(super) fn module(mut self, name: &str) -> Result<(), LinkError> {
        let result = self.everything();
        result.map_err(|error| LinkError { places: vec![(name.to_string(), 0)], ..error })
    }

    fn everything(&mut self) -> Result<(), LinkError> {
        self.debug_info();
        self.to.unsupported.extend(self.from.unsupported.iter().cloned());
        for (k, function) in self.from.functions.iter().enumerate() {
            if let Some(name) = &self.places.copied_functions[k] {
                let function = self.function(function, name)?;
                self.to.functions.push(function);
            }
        }
        for (k, global) in self.from.globals.iter().enumerate() {
            if let Some(name) = &self.places.copied_globals[k] {
                let ty = self.ty(global.ty)?;
                let init = global.init.map(|init| self.constant(init)).transpose()?;
                let variable = global.variable.as_ref().map(|variable| self.variable(variable));
                let name = name.clone();
                self.to.globals.push(Global { name, ty, init, variable, ..global.clone() });
            }
        }
        for (alias, copied) in self.from.aliases.iter().zip(&self.places.copied_aliases) {
            if *copied {
                let (target, ty) = (self.constant(alias.target)?, self.ty(alias.ty)?);
                self.to.aliases.push(Alias { target, ty, ..alias.clone() });
            }
        }
        Ok(())
    }

    fn debug_info(&mut self) {
        let debug = &self.from.debug;
        self.to.debug.files.extend(debug.files.iter().cloned());
        let [files, ..] = self.debug;
        let scopes = debug.scopes.iter().map(|scope| Scope {
            file: scope.file.map(|file| FileId::new(file.index() + files)),
            ..scope.clone()
        });
        self.to.debug.scopes.extend(scopes);
        let locations = debug.locations.iter().map(|location| Location {
            scope: self.scope(location.scope),
            inlined_at: location.inlined_at.map(|loc| self.loc(loc)),
            ..*location
        });
        let locations: Vec<Location> = locations.collect();
        self.to.debug.locations.extend(locations);
        self.to.debug.types.extend(debug.types.iter().cloned());
    }

    fn variable(&self, variable: &Variable) -> Variable {
        let ty = variable.ty.map(|ty| TypeRef { module: ty.module + self.debug[3] as u32, ..ty });
        Variable { ty, ..variable.clone() }
    }

    fn scope(&self, id: ScopeId) -> ScopeId {
        ScopeId::new(id.index() + self.debug[1])
    }

    fn loc(&self, id: LocId) -> LocId {
        LocId::new(id.index() + self.debug[2])
    }

    fn function(&mut self, function: &Function, name: &str) -> Result<Function, LinkError> {
        let mut copy = function.clone();
        copy.name = name.into();
        for variable in copy.variables.values_mut() {
            *variable = self.variable(variable);
        }
        copy.ty = self.ty(copy.ty)?;
        copy.ret = self.ty(copy.ret)?;
        for Param { ty, passing } in &mut copy.params {
            *ty = self.ty(*ty)?;
            match passing {
                Passing::ByVal(ty, _) | Passing::SRet(ty) | Passing::ElementType(ty) => {
                    *ty = self.ty(*ty)?;
                }
                Passing::Direct | Passing::Aligned(_) => {}
            }
        }
        if let Some(reason) = &mut copy.unsupported {
            reason.loc = reason.loc.map(|loc| self.loc(loc));
        }
        copy.scope = copy.scope.map(|scope| self.scope(scope));
        copy.personality = copy.personality.map(|id| self.constant(id)).transpose()?;
        for index in 0..copy.value_count() {
            let value = copy.value_mut(ValueId::new(index));
            value.ty = self.ty(value.ty)?;
            value.loc = value.loc.map(|loc| self.loc(loc));
            let Def::Inst(inst) = &mut value.def else { continue };
            if let Inst::Unsupported { reason } = inst {
                reason.loc = reason.loc.map(|loc| self.loc(loc));
            }
            let mut problem = Ok(());
            inst.for_each_type_mut(|ty| match self.ty(*ty) {
                Ok(new) => *ty = new,
                Err(error) => problem = Err(error),
            });
            inst.for_each_operand_mut(|operand| {
                let Operand::Const(id) = operand else { return };
                match self.constant(*id) {
                    Ok(new) => *id = new,
                    Err(error) => problem = Err(error),
                }
            });
            problem?;
        }
        Ok(copy)
    }

    /// A type in the new module. Pointers do not say to what, so no type contains itself.
    fn ty(&mut self, id: TypeId) -> Result<TypeId, LinkError> {
        if let Some(known) = self.types[id.index()] {
            return Ok(known);
        }
        self.depth += 1;
        if self.depth > DEEPEST {
            let message = "types nest too deeply".to_string();
            return Err(LinkError { message, places: Vec::new() });
        }
        let new = match self.from.types.get(id).clone() {
            Type::Named(name) => self.named(name)?,
            shape => {
                let shape = match shape {
                    Type::Array { element, len } => Type::Array { element: self.ty(element)?, len },
                    Type::Vector { element, len, scalable } => {
                        Type::Vector { element: self.ty(element)?, len, scalable }
                    }
                    Type::Struct { fields, packed } => {
                        Type::Struct { fields: self.all(&fields)?, packed }
                    }
                    Type::Function { ret, params, variadic } => {
                        Type::Function { ret: self.ty(ret)?, params: self.all(&params)?, variadic }
                    }
                    other => other,
                };
                self.to.types.intern(shape)
            }
        };
        self.depth -= 1;
        self.types[id.index()] = Some(new);
        Ok(new)
    }

    fn all(&mut self, types: &[TypeId]) -> Result<Box<[TypeId]>, LinkError> {
        types.iter().map(|&ty| self.ty(ty)).collect()
    }

    /// A named structure: the one of this name, if it has the same body, else one of another name.
    fn named(&mut self, id: StructId) -> Result<TypeId, LinkError> {
        let structure = self.from.types.named(id).clone();
        let body = structure.body.map(|body| self.ty(body)).transpose()?;
        let mut name = structure.name.to_string();
        let mut number = 0;
        let types = &mut self.to.types;
        while let Some(other) = types.struct_named(&name) {
            if types.named(other).body == body {
                return Ok(types.intern(Type::Named(other)));
            }
            number += 1;
            name = format!("{}.{number}", structure.name);
        }
        let new = types.named_struct(&name);
        types.define(new, body);
        Ok(types.intern(Type::Named(new)))
    }

    /// A constant in the new module.
    pub(super) fn constant(&mut self, id: ConstId) -> Result<ConstId, LinkError> {
        if let Some(known) = self.consts[id.index()] {
            return Ok(known);
        }
        let new = match self.from.consts.get(id).clone() {
            Const::Int { ty, value } => Const::Int { ty: self.ty(ty)?, value },
            Const::LongInt { ty, words } => Const::LongInt { ty: self.ty(ty)?, words },
            Const::Float { ty, bits } => Const::Float { ty: self.ty(ty)?, bits },
            Const::Null => Const::Null,
            Const::Undef(ty) => Const::Undef(self.ty(ty)?),
            Const::Poison(ty) => Const::Poison(self.ty(ty)?),
            Const::Zero(ty) => Const::Zero(self.ty(ty)?),
            Const::Aggregate { ty, elements } => {
                let elements: Result<_, _> = elements.iter().map(|&e| self.constant(e)).collect();
                Const::Aggregate { ty: self.ty(ty)?, elements: elements? }
            }
            Const::Bytes { ty, bytes } => Const::Bytes { ty: self.ty(ty)?, bytes },
            Const::Global(id) => address(self.places.globals[id.index()]),
            Const::Function(id) => address(self.places.functions[id.index()]),
            Const::Label { function, name } => {
                match address(self.places.functions[function.index()]) {
                    Const::Function(function) => Const::Label { function, name },
                    other => other,
                }
            }
            Const::Expr(expr) => Const::Expr(self.expression(expr)?),
        };
        let new = self.to.consts.intern(new);
        self.consts[id.index()] = Some(new);
        Ok(new)
    }

    fn expression(&mut self, expr: ConstExpr) -> Result<ConstExpr, LinkError> {
        Ok(match expr {
            ConstExpr::Cast { kind, value, ty } => {
                ConstExpr::Cast { kind, value: self.constant(value)?, ty: self.ty(ty)? }
            }
            ConstExpr::Gep { flags, source, base, indices } => {
                let indices: Result<_, _> = indices.iter().map(|&i| self.constant(i)).collect();
                let (source, base) = (self.ty(source)?, self.constant(base)?);
                ConstExpr::Gep { flags, source, base, indices: indices? }
            }
            ConstExpr::Binary { op, flags, a, b, ty } => {
                let (a, b, ty) = (self.constant(a)?, self.constant(b)?, self.ty(ty)?);
                ConstExpr::Binary { op, flags, a, b, ty }
            }
            ConstExpr::ICmp { predicate, a, b } => {
                ConstExpr::ICmp { predicate, a: self.constant(a)?, b: self.constant(b)? }
            }
            ConstExpr::Select { condition, then, otherwise, ty } => ConstExpr::Select {
                condition: self.constant(condition)?,
                then: self.constant(then)?,
                otherwise: self.constant(otherwise)?,
                ty: self.ty(ty)?,
            },
        })
    }
}

/// The address of something in the new module.
fn address(entity: Entity) -> Const {
    match entity {
        Entity::Function(id) => Const::Function(id),
        Entity::Global(id) => Const::Global(id),
    }
}
