//! Copies and fills of memory, and what else touches several members of a struct at once, as single accesses.
//!
//! A real copy may be torn between any two members, so each member that other threads may see is accessed by itself.
//! The members are those of the variable, or of the part of it, that an address is derived from. Where that is unknown,
//! clang's alignment tells how large they are at most.

use super::function::Body;
use crate::code::{Access, AccessKind, Instr, Reg, Src};
use mazurka_ir::{
    BinaryOp, Call as IrCall, CastKind, Const, ConstExpr, ConstId, Inst, Operand, Passing, Type,
    TypeId,
};
use mazurka_trace::MemoryOrder;
use std::collections::BTreeSet;

/// Copies of at most this many bytes are written out as single accesses.
const UNROLLED: u64 = 256;
/// The largest access, in bytes.
const WORD: u64 = 8;

/// A part of a copy: its distance from the start, and its size, which is that of an integer type.
type Piece = (u64, u64);

impl Body<'_, '_> {
    /// A copy or a fill: as single accesses if it is short, else by the library's loop.
    pub(crate) fn transfer(&mut self, call: &IrCall, fill: bool) {
        if call.args.len() < 3 {
            return;
        }
        let (to, from) = (self.source(call.args[0].value), self.source(call.args[1].value));
        let length = call.args[2].value;
        let constant = length.constant().and_then(|length| self.compiler.scalar(length));
        match constant {
            Some(length) if length <= UNROLLED => {
                let ends = if fill { &call.args[..1] } else { &call.args[..2] };
                let ends: Vec<(Operand, u64)> =
                    ends.iter().map(|arg| (arg.value, alignment(arg.passing))).collect();
                let pieces = self.pieces(&ends, length);
                self.access_pieces(to, from, &pieces, fill);
            }
            _ => {
                let length = self.source(length);
                let name = if fill { "mazurka.memset" } else { "mazurka.memmove" };
                self.call_library(name, vec![to, from, length]);
            }
        }
    }

    /// Copies a number of bytes that all belong to one thread.
    pub(super) fn copy_private(&mut self, to: Src, from: Src, length: u64) {
        self.access_pieces(to, from, &chunks(0, length, WORD), false);
    }

    /// The address of a private copy of an argument that is passed by value, if other threads may see it: they may change
    /// it while it is copied.
    pub(super) fn private_copy(&mut self, argument: Operand, size: u64) -> Option<Src> {
        if !self.is_seen(argument) {
            return None;
        }
        let (from, dst, bytes) =
            (self.source(argument), self.temporary(), self.compiler.constant(size));
        self.emit(Instr::Alloca { dst, bytes, private: true, label: 0 });
        let to = Src::register(dst);
        if size <= UNROLLED {
            let pieces = self.pieces(&[(argument, WORD)], size);
            self.access_pieces(to, from, &pieces, false);
        } else {
            self.call_library("mazurka.memmove", vec![to, from, bytes]);
        }
        Some(to)
    }

    /// The members that an access to several of them touches: clang passes and returns small structs as integers.
    pub(super) fn torn(&self, ptr: Operand, ty: TypeId) -> Option<Vec<Piece>> {
        let types = &self.compiler.module.types;
        let Type::Int(_) = types.get(ty) else { return None };
        let size = types.store_size(ty).filter(|size| (2..=WORD).contains(size))?;
        let whole = self.pointee(ptr)?;
        // What is in an array of bytes need not be bytes, and what waits does so for the whole.
        let array = matches!(types.get(whole), Type::Array { .. });
        if array || self.next_await.is_some() || !self.is_seen(ptr) {
            return None;
        }
        if self.leaves(whole).iter().filter(|(at, _)| *at < size).count() < 2 {
            return None;
        }
        Some(self.pieces(&[(ptr, WORD)], size))
    }

    /// Loads an integer piece by piece.
    pub(super) fn load_torn(&mut self, dst: Reg, ptr: Src, pieces: &[Piece]) {
        let mut parts = Vec::new();
        for &(at, size) in pieces {
            let (part, ptr) = (self.temporary(), self.offset(ptr, at));
            let access = self.access(AccessKind::Load, ptr, integer(size));
            self.push_access(Access { dst: Some(part), ..access }, MemoryOrder::Plain);
            parts.push((8 * at, part));
        }
        let src = self.compiler.constant(0);
        self.emit(Instr::Copy { dst, src });
        for (by, part) in parts {
            let (by, shifted) = (self.compiler.constant(by), self.temporary());
            let (a, whole) = (Src::register(part), Src::register(dst));
            self.emit(Instr::Binary { op: BinaryOp::Shl, bits: 64, dst: shifted, a, b: by });
            let b = Src::register(shifted);
            self.emit(Instr::Binary { op: BinaryOp::Or, bits: 64, dst, a: whole, b });
        }
    }

    /// Stores an integer piece by piece.
    pub(super) fn store_torn(&mut self, ptr: Src, value: Src, pieces: &[Piece]) {
        for &(at, size) in pieces {
            let (by, dst) = (self.compiler.constant(8 * at), self.temporary());
            self.emit(Instr::Binary { op: BinaryOp::LShr, bits: 64, dst, a: value, b: by });
            let (from, to, a) = (64, 8 * size as u8, Src::register(dst));
            let part = self.temporary();
            self.emit(Instr::Convert { kind: CastKind::Trunc, from, to, dst: part, a });
            let ptr = self.offset(ptr, at);
            let access = self.access(AccessKind::Store, ptr, integer(size));
            self.push_access(Access { a: Src::register(part), ..access }, MemoryOrder::Plain);
        }
    }

    /// How `length` bytes at these addresses, each with its alignment, are accessed.
    fn pieces(&self, ends: &[(Operand, u64)], length: u64) -> Vec<Piece> {
        if !ends.iter().any(|(operand, _)| self.is_seen(*operand)) {
            return chunks(0, length, WORD);
        }
        let mut starts: BTreeSet<u64> = [0, length].into();
        let mut known = false;
        for &(operand, _) in ends {
            let Some(ty) = self.pointee(operand) else { continue };
            let size = self.compiler.module.types.size_of(ty).unwrap_or(0);
            let members = self.leaves(ty);
            if size == 0 || members.is_empty() {
                continue;
            }
            known = true;
            let firsts = (0..length).step_by(size as usize);
            starts.extend(firsts.flat_map(|first| members.iter().map(move |(at, _)| first + at)));
        }
        let least = ends.iter().map(|(_, align)| *align).min().unwrap_or(1);
        let most = match known || least <= 1 && length > WORD {
            true => WORD,
            false => least.clamp(1, WORD),
        };
        let starts: Vec<u64> = starts.into_iter().filter(|at| *at <= length).collect();
        starts.windows(2).flat_map(|pair| chunks(pair[0], pair[1], most)).collect()
    }

    /// Whether other threads may see what an address points to, and somebody may change it.
    fn is_seen(&self, address: Operand) -> bool {
        self.compiler.privacy.is_seen(self.compiler.module, self.id, address)
    }

    /// The type of the variable, or of the part of one, that an address is derived from.
    fn pointee(&self, address: Operand) -> Option<TypeId> {
        match address {
            Operand::Const(id) => self.constant_pointee(id),
            Operand::Value(id) => match self.function.inst(id)? {
                Inst::Alloca { ty, .. } => Some(*ty),
                Inst::Gep { source, indices, .. } => {
                    let index = |index: &Operand| self.compiler.index(index.constant()?);
                    self.part(*source, indices.iter().skip(1).map(index))
                }
                _ => None,
            },
        }
    }

    fn constant_pointee(&self, id: ConstId) -> Option<TypeId> {
        let module = self.compiler.module;
        match module.consts.get(id) {
            Const::Global(global) => Some(module.global(*global).ty),
            Const::Expr(ConstExpr::Gep { source, indices, .. }) => {
                let indices = indices.iter().skip(1).map(|index| self.compiler.index(*index));
                self.part(*source, indices)
            }
            _ => None,
        }
    }

    /// The type that indices lead to; an unknown one is that of an array, whose elements are alike.
    fn part(&self, ty: TypeId, indices: impl Iterator<Item = Option<i64>>) -> Option<TypeId> {
        let types = &self.compiler.module.types;
        indices.into_iter().try_fold(ty, |ty, index| match types.get(ty) {
            Type::Array { element, .. } | Type::Vector { element, .. } => Some(*element),
            _ => types.element(ty, index?.try_into().ok()?),
        })
    }

    fn access_pieces(&mut self, to: Src, from: Src, pieces: &[Piece], fill: bool) {
        let mut pattern = from;
        if fill {
            let tmp = self.temporary();
            let ones = self.compiler.constant(0x0101_0101_0101_0101);
            self.emit(Instr::Binary { op: BinaryOp::Mul, bits: 64, dst: tmp, a: from, b: ones });
            pattern = Src::register(tmp);
        }
        // All loads come before all stores, as memmove needs.
        let mut words = Vec::new();
        for &(at, size) in pieces {
            let (dst, ty) = (self.temporary(), integer(size));
            if fill {
                let (kind, from, to) = (CastKind::Trunc, 64, 8 * size as u8);
                self.emit(Instr::Convert { kind, from, to, dst, a: pattern });
            } else {
                let ptr = self.offset(from, at);
                let access = self.access(AccessKind::Load, ptr, ty);
                let (dst, whole) = (Some(dst), size == WORD);
                self.push_access(Access { dst, whole, ..access }, MemoryOrder::Plain);
            }
            words.push((at, ty, Src::register(dst)));
        }
        for (at, ty, a) in words {
            let ptr = self.offset(to, at);
            let access = self.access(AccessKind::Store, ptr, ty);
            self.push_access(Access { a, ..access }, MemoryOrder::Plain);
        }
    }
}

/// The alignment that clang states for what an argument points to.
fn alignment(passing: Passing) -> u64 {
    match passing {
        Passing::Aligned(align) | Passing::ByVal(_, align) => align.into(),
        _ => 1,
    }
}

/// The largest pieces from `at` to `end` that are not larger than `most`.
fn chunks(mut at: u64, end: u64, most: u64) -> Vec<Piece> {
    let mut pieces = Vec::new();
    while at < end {
        let fits = |size: &u64| *size <= most && at + size <= end;
        let size = [8, 4, 2, 1].into_iter().find(fits).unwrap_or(1);
        pieces.push((at, size));
        at += size;
    }
    pieces
}

fn integer(bytes: u64) -> TypeId {
    match bytes {
        8 => TypeId::I64,
        4 => TypeId::I32,
        2 => TypeId::I16,
        _ => TypeId::I8,
    }
}
