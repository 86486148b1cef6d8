//! Local structures and arrays become one variable per part.
//!
//! An alloca is split if its address is used by nothing but loads and stores of scalars, at
//! offsets that are constants, and if any two accesses touch the same bytes or no common byte.
//! What results is promoted by [`promote`](crate::promote). Parts are found by offset and not by
//! the type of the alloca, so that unions and casts do no harm.

use crate::edit::{delete, is_lifetime_marker, scalar_bits, users};
use mazurka_ir::{
    Const, FuncId, Function, Inst, Lists, Module, Operand, Type, TypeId, ValueId, Variable,
};

/// A load or store of a part.
struct Access {
    inst: ValueId,
    offset: u64,
    size: u64,
    ty: TypeId,
}

/// An alloca that can be split.
struct Candidate {
    alloca: ValueId,
    /// By offset.
    accesses: Vec<Access>,
    /// Address computations and lifetime markers, of no use afterwards.
    spent: Vec<ValueId>,
}

/// Splits all aggregates of a function that can be; the result is their number.
pub fn split_aggregates(module: &mut Module, function: FuncId) -> usize {
    let f = module.function(function);
    let users = users(f);
    let mut candidates = Vec::new();
    for &block in &f.order {
        for (id, inst) in f.insts(block) {
            if let Inst::Alloca { ty, count, .. } = inst {
                candidates.extend(candidate(module, f, &users, id, *ty, *count));
            }
        }
    }
    let mut doomed = vec![false; f.value_count()];
    for candidate in &candidates {
        split(module, function, candidate);
        doomed[candidate.alloca.index()] = true;
        candidate.spent.iter().for_each(|id| doomed[id.index()] = true);
    }
    delete(module.function_mut(function), &doomed);
    candidates.len()
}

/// Follows the address through constant offsets; `None` if it is used in any other way.
fn candidate(
    module: &Module,
    f: &Function,
    users: &Lists<ValueId>,
    alloca: ValueId,
    ty: TypeId,
    count: Operand,
) -> Option<Candidate> {
    let Const::Int { value: 1, .. } = module.consts.get(count.constant()?) else { return None };
    let room = module.types.size_of(ty)?;
    let mut found = Candidate { alloca, accesses: Vec::new(), spent: Vec::new() };
    let mut work = vec![(alloca, 0i64)];
    while let Some((address, offset)) = work.pop() {
        for &id in &users[address.index()] {
            let inst = f.inst(id)?;
            let ty = match inst {
                Inst::Load { volatile: false, .. } => f.value(id).ty,
                Inst::Store { value, volatile: false, .. } => {
                    (*value != Operand::Value(address)).then_some(())?;
                    module.type_of(f, *value)
                }
                Inst::Gep { source, indices, .. } => {
                    work.push((
                        id,
                        offset.checked_add(constant_offset(module, *source, indices)?)?,
                    ));
                    found.spent.push(id);
                    continue;
                }
                _ if is_lifetime_marker(module, inst) => {
                    found.spent.push(id);
                    continue;
                }
                _ => return None,
            };
            scalar_bits(&module.types, ty)?;
            let (offset, size) = (u64::try_from(offset).ok()?, module.types.store_size(ty)?);
            (offset.checked_add(size)? <= room).then_some(())?;
            found.accesses.push(Access { inst: id, offset, size, ty });
        }
    }
    // Scalars that are not split are ready to be promoted as they are.
    let whole = scalar_bits(&module.types, ty).is_some() && found.spent.is_empty();
    found.accesses.sort_by_key(|access| (access.offset, access.size));
    (!whole && parts_fit(module, &found.accesses)).then_some(found)
}

/// Whether any two neighbours are the same part, at the same width, or apart.
fn parts_fit(module: &Module, accesses: &[Access]) -> bool {
    accesses.windows(2).all(|pair| {
        let (a, b) = (&pair[0], &pair[1]);
        let bits = |access: &Access| scalar_bits(&module.types, access.ty);
        let same = (a.offset, a.size) == (b.offset, b.size) && bits(a) == bits(b);
        same || a.offset + a.size <= b.offset
    })
}

/// The distance in bytes, if all indices are constants.
pub(crate) fn constant_offset(module: &Module, source: TypeId, indices: &[Operand]) -> Option<i64> {
    let types = &module.types;
    let mut ty = source;
    let mut offset = 0i64;
    for (i, index) in indices.iter().enumerate() {
        let Const::Int { ty: width, value } = module.consts.get(index.constant()?) else {
            return None;
        };
        let bits = types.int_bits(*width)?;
        let shift = 128u32.checked_sub(bits)?;
        let index = i64::try_from((*value << shift).cast_signed() >> shift).ok()?;
        let array = match types.get(ty) {
            _ if i == 0 => Some(ty),
            Type::Array { element, .. } => Some(*element),
            _ => None,
        };
        let step = match array {
            Some(element) => {
                ty = element;
                index.checked_mul(i64::try_from(types.size_of(element)?).ok()?)?
            }
            None => {
                let field = usize::try_from(index).ok()?;
                let step = types.field_offset(ty, field)?;
                ty = types.element(ty, field as u64)?;
                i64::try_from(step).ok()?
            }
        };
        offset = offset.checked_add(step)?;
    }
    Some(offset)
}

/// Gives each part an alloca of its own, next to the one of the whole.
fn split(module: &mut Module, function: FuncId, candidate: &Candidate) {
    let parts = candidate.accesses.chunk_by(|a, b| a.offset == b.offset);
    let parts: Vec<&[Access]> = parts.collect();
    for part in &parts {
        // Pointers keep their type, whatever else they were moved as.
        let is_ptr = |access: &&Access| access.ty == TypeId::PTR;
        let ty = part.iter().find(is_ptr).map_or(part[0].ty, |access| access.ty);
        let f = module.function_mut(function);
        let alloca = insert_part(f, candidate.alloca, ty, part[0].offset, parts.len());
        for access in *part {
            if let Some(Inst::Load { ptr, .. } | Inst::Store { ptr, .. }) = f.inst_mut(access.inst)
            {
                *ptr = alloca.into();
            }
        }
    }
}

fn insert_part(f: &mut Function, whole: ValueId, ty: TypeId, offset: u64, parts: usize) -> ValueId {
    let Some(Inst::Alloca { count, .. }) = f.inst(whole) else {
        unreachable!("candidates are allocas")
    };
    let inst = Inst::Alloca { ty, count: *count, align: 0 };
    let block = f.inst_blocks()[whole.index()].expect("candidates are in blocks");
    let place = f.block(block).insts.iter().position(|id| *id == whole).unwrap_or(0);
    let part = f.insert(block, place, inst, TypeId::PTR, f.value(whole).loc);
    let name = |whole: &str| match parts {
        1 => whole.to_string(),
        _ => format!("{whole}+{offset}"),
    };
    f.value_mut(part).name = f.value(whole).name.as_deref().map(|n| name(n).into());
    if let Some(variable) = f.variables.get(&whole) {
        let ty = variable.ty.filter(|_| parts == 1);
        let variable = Variable { name: name(&variable.name).into(), ty, ..variable.clone() };
        f.variables.insert(part, variable);
    }
    part
}
