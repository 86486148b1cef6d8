//! Structural equality of modules whose ids may differ.

use mazurka_ir::{
    Const, ConstExpr, ConstId, Def, FuncId, Function, Inst, LocId, Module, Operand, Passing, Type,
    TypeId, ValueId,
};
use std::collections::{BTreeMap, HashMap};

/// Says where two modules differ; debug information counts, numbering does not.
pub(crate) fn same(a: &Module, b: &Module) -> Result<(), String> {
    let mut translate = Translate { target: a.clone(), source: b, types: HashMap::new() };
    check("source name", &a.source_name, &b.source_name)?;
    check("data layout", &a.data_layout, &b.data_layout)?;
    check("triple", &a.triple, &b.triple)?;
    check("number of globals", &a.globals.len(), &b.globals.len())?;
    for (x, y) in a.globals.iter().zip(&b.globals) {
        let mut y = y.clone();
        y.ty = translate.ty(y.ty);
        y.init = y.init.map(|init| translate.constant(init));
        if x.unsupported.is_some() {
            // It was printed as a declaration.
            y.unsupported = x.unsupported.clone();
            y.linkage = x.linkage;
        }
        check(&format!("@{}", x.name), x, &y)?;
    }
    let names = |m: &Module| m.aliases.iter().map(|a| a.name.clone()).collect::<Vec<_>>();
    if a.functions.iter().all(|f| f.unsupported.is_none()) {
        check("aliases", &names(a), &names(b))?;
    }
    for x in &a.functions {
        let id = b.function_named(&x.name).ok_or(format!("@{} is missing", x.name))?;
        function(&mut translate, x, b.function(id))?;
    }
    Ok(())
}

fn check<T: PartialEq + std::fmt::Debug>(what: &str, a: &T, b: &T) -> Result<(), String> {
    if a == b { Ok(()) } else { Err(format!("{what} differs:\n  {a:?}\n  {b:?}")) }
}

fn function(translate: &mut Translate<'_>, a: &Function, b: &Function) -> Result<(), String> {
    let name = format!("@{}", a.name);
    check(&format!("type of {name}"), &a.ty, &translate.ty(b.ty))?;
    check(&format!("variadicity of {name}"), &a.variadic, &b.variadic)?;
    if a.unsupported.is_some() {
        return Ok(());
    }
    check(&format!("definition of {name}"), &a.defined, &b.defined)?;
    if a.defined {
        check(&format!("linkage of {name}"), &a.linkage, &b.linkage)?;
        let personality = b.personality.map(|p| translate.constant(p));
        check(&format!("personality of {name}"), &a.personality, &personality)?;
    }
    for (x, y) in a.params.iter().zip(&b.params) {
        check(&format!("parameter of {name}"), &x.passing, &translate.passing(y.passing))?;
    }
    check(&format!("number of blocks of {name}"), &a.order.len(), &b.order.len())?;
    let values = number_values(a, b)?;
    let blocks: HashMap<_, _> = b.order.iter().copied().zip(a.order.iter().copied()).collect();
    for (&to, &from) in values.iter().map(|(y, x)| (x, y)) {
        let (x, y) = (a.value(to), b.value(from));
        check(&format!("a name in {name}"), &x.name, &y.name)?;
        check(&format!("a type in {name}"), &x.ty, &translate.ty(y.ty))?;
        let (place, other) = (place(&translate.target, x.loc), place(translate.source, y.loc));
        check(&format!("a location in {name}"), &place, &other)?;
        let (Def::Inst(left), Def::Inst(right)) = (&x.def, &y.def) else { continue };
        let mut right = right.clone();
        translate.inst(&mut right, &values);
        right.for_each_block_mut(|block| *block = blocks[block]);
        check(&format!("an instruction of {name}"), left, &right)?;
    }
    for (x, y) in a.order.iter().zip(&b.order) {
        check(&format!("a block of {name}"), &a.block(*x).name, &b.block(*y).name)?;
    }
    variables(a, b, &values)
}

/// Variables that live in the result of an invoke have no place to be printed at.
fn variables(a: &Function, b: &Function, values: &HashMap<ValueId, ValueId>) -> Result<(), String> {
    let printed =
        |id: &ValueId| a.scope.is_some() && !matches!(a.inst(*id), Some(Inst::Invoke { .. }));
    let left: BTreeMap<_, _> = a.variables.iter().filter(|(id, _)| printed(id)).collect();
    let right: BTreeMap<_, _> = b.variables.iter().map(|(id, v)| (&values[id], v)).collect();
    check(&format!("variables of @{}", a.name), &left, &right)
}

/// From each value of `b` to that at the same place in `a`.
fn number_values(a: &Function, b: &Function) -> Result<HashMap<ValueId, ValueId>, String> {
    let mut map = HashMap::new();
    if a.entry().is_some() {
        map.extend((0..a.params.len()).map(|i| (b.param(i), a.param(i))));
    }
    for (x, y) in a.order.iter().zip(&b.order) {
        let (x, y) = (&a.block(*x).insts, &b.block(*y).insts);
        check(&format!("length of a block of @{}", a.name), &x.len(), &y.len())?;
        map.extend(y.iter().copied().zip(x.iter().copied()));
    }
    Ok(map)
}

/// A location with everything it says, calls that were inlined included.
fn place(m: &Module, loc: Option<LocId>) -> Vec<String> {
    let mut list = Vec::new();
    let mut next = loc;
    while let Some(id) = next {
        let location = m.debug.location(id);
        let scope = m.debug.scope(location.scope);
        let file = scope.file.map(|file| &m.debug.files[file.index()]);
        list.push(format!(
            "{} {:?} {file:?}",
            m.debug.describe(id),
            (&scope.function, &scope.linkage_name, scope.line)
        ));
        next = location.inlined_at;
    }
    list
}

/// Brings ids of one module into those of another.
struct Translate<'b> {
    target: Module,
    source: &'b Module,
    types: HashMap<TypeId, TypeId>,
}

impl Translate<'_> {
    fn ty(&mut self, id: TypeId) -> TypeId {
        if let Some(&known) = self.types.get(&id) {
            return known;
        }
        let mut ty = self.source.types.get(id).clone();
        match &mut ty {
            Type::Array { element, .. } | Type::Vector { element, .. } => {
                *element = self.ty(*element);
            }
            Type::Struct { fields, .. } => fields.iter_mut().for_each(|f| *f = self.ty(*f)),
            Type::Function { ret, params, .. } => {
                *ret = self.ty(*ret);
                params.iter_mut().for_each(|p| *p = self.ty(*p));
            }
            Type::Named(name) => {
                let named = self.source.types.named(*name).clone();
                *name = self.target.types.named_struct(&named.name);
                let body = named.body.map(|body| self.ty(body));
                assert_eq!(self.target.types.named(*name).body, body, "%{}", named.name);
            }
            _ => {}
        }
        let known = self.target.types.intern(ty);
        self.types.insert(id, known);
        known
    }

    fn passing(&mut self, passing: Passing) -> Passing {
        match passing {
            Passing::Direct | Passing::Aligned(_) => passing,
            Passing::ByVal(ty, align) => Passing::ByVal(self.ty(ty), align),
            Passing::SRet(ty) => Passing::SRet(self.ty(ty)),
            Passing::ElementType(ty) => Passing::ElementType(self.ty(ty)),
        }
    }

    fn constant(&mut self, id: ConstId) -> ConstId {
        let mut constant = self.source.consts.get(id).clone();
        match &mut constant {
            Const::Int { ty, .. }
            | Const::LongInt { ty, .. }
            | Const::Float { ty, .. }
            | Const::Undef(ty)
            | Const::Poison(ty)
            | Const::Zero(ty)
            | Const::Bytes { ty, .. } => *ty = self.ty(*ty),
            Const::Aggregate { ty, elements } => {
                *ty = self.ty(*ty);
                elements.iter_mut().for_each(|e| *e = self.constant(*e));
            }
            Const::Function(function) | Const::Label { function, .. } => {
                // The printer may have added declarations.
                let name = &self.source.function(*function).name;
                *function = self.target.function_named(name).unwrap_or(FuncId(u32::MAX));
            }
            Const::Null | Const::Global(_) => {}
            Const::Expr(expr) => self.expr(expr),
        }
        self.target.consts.intern(constant)
    }

    fn expr(&mut self, expr: &mut ConstExpr) {
        match expr {
            ConstExpr::Cast { value, ty, .. } => {
                *value = self.constant(*value);
                *ty = self.ty(*ty);
            }
            ConstExpr::Gep { source, base, indices, .. } => {
                *source = self.ty(*source);
                *base = self.constant(*base);
                indices.iter_mut().for_each(|i| *i = self.constant(*i));
            }
            ConstExpr::Binary { a, b, ty, .. } => {
                (*a, *b, *ty) = (self.constant(*a), self.constant(*b), self.ty(*ty));
            }
            ConstExpr::ICmp { a, b, .. } => (*a, *b) = (self.constant(*a), self.constant(*b)),
            ConstExpr::Select { condition, then, otherwise, ty } => {
                *condition = self.constant(*condition);
                (*then, *otherwise) = (self.constant(*then), self.constant(*otherwise));
                *ty = self.ty(*ty);
            }
        }
    }

    fn inst(&mut self, inst: &mut Inst, values: &HashMap<ValueId, ValueId>) {
        inst.for_each_operand_mut(|operand| {
            *operand = match *operand {
                Operand::Value(value) => Operand::Value(values[&value]),
                Operand::Const(constant) => Operand::Const(self.constant(constant)),
            }
        });
        inst.for_each_type_mut(|ty| *ty = self.ty(*ty));
    }
}
