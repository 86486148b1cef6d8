//! Constants, interned per module: two constants are equal exactly when their ids are.

use crate::ids::{ConstId, FuncId, GlobalId, TypeId};
use crate::ops::{BinaryOp, CastKind, Flags, IntPredicate};
use rustc_hash::FxHashMap;

/// A constant.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Const {
    /// An integer; bits above the width are zero.
    Int {
        /// The integer type.
        ty: TypeId,
        /// The value, not sign-extended.
        value: u128,
    },
    /// An integer that does not fit into 128 bits; bits above the width are zero.
    LongInt {
        /// The integer type.
        ty: TypeId,
        /// The value in words of 64 bits, the lowest first.
        words: Box<[u64]>,
    },
    /// A floating-point number, as the bits of its own format.
    Float {
        /// The floating-point type.
        ty: TypeId,
        /// The bits.
        bits: u128,
    },
    /// The null pointer.
    Null,
    /// Some value, possibly a different one at each use.
    Undef(TypeId),
    /// The result of an operation without meaning.
    Poison(TypeId),
    /// A structure or array in which all is zero.
    Zero(TypeId),
    /// A structure, array or vector, part by part.
    Aggregate {
        /// The aggregate type.
        ty: TypeId,
        /// The parts.
        elements: Box<[ConstId]>,
    },
    /// An array of bytes.
    Bytes {
        /// The array type.
        ty: TypeId,
        /// The bytes.
        bytes: Box<[u8]>,
    },
    /// The address of a global variable; of the current thread's copy if it is thread-local.
    Global(GlobalId),
    /// The address of a function.
    Function(FuncId),
    /// The address of a block, for computed gotos.
    Label {
        /// The function.
        function: FuncId,
        /// The name of the block.
        name: Box<str>,
    },
    /// An expression over constants.
    Expr(ConstExpr),
}

/// An expression over constants, to be evaluated once addresses are known.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ConstExpr {
    /// A conversion.
    Cast {
        /// Which one.
        kind: CastKind,
        /// What is converted.
        value: ConstId,
        /// The resulting type.
        ty: TypeId,
    },
    /// An address computation.
    Gep {
        /// `inbounds` and the like.
        flags: Flags,
        /// The type that the base is seen as pointing to.
        source: TypeId,
        /// The pointer to start from.
        base: ConstId,
        /// The indices, the first one in units of `source`.
        indices: Box<[ConstId]>,
    },
    /// Integer arithmetic.
    Binary {
        /// Which one.
        op: BinaryOp,
        /// `nsw` and the like.
        flags: Flags,
        /// The left operand.
        a: ConstId,
        /// The right operand.
        b: ConstId,
        /// The type of operands and result.
        ty: TypeId,
    },
    /// An integer or pointer comparison.
    ICmp {
        /// Which one.
        predicate: IntPredicate,
        /// The left operand.
        a: ConstId,
        /// The right operand.
        b: ConstId,
    },
    /// One of two constants.
    Select {
        /// The `i1` that decides.
        condition: ConstId,
        /// The result if it is true.
        then: ConstId,
        /// The result if it is false.
        otherwise: ConstId,
        /// The type of the result.
        ty: TypeId,
    },
}

/// The interner of constants.
#[derive(Clone, Debug, Default)]
pub struct Consts {
    list: Vec<Const>,
    ids: FxHashMap<Const, ConstId>,
}

impl Consts {
    /// A constant.
    pub fn get(&self, id: ConstId) -> &Const {
        &self.list[id.index()]
    }

    /// The number of constants.
    pub fn len(&self) -> usize {
        self.list.len()
    }

    /// Whether there is no constant.
    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// The id of a constant, new if it has not been seen before.
    pub fn intern(&mut self, value: Const) -> ConstId {
        if let Some(&id) = self.ids.get(&value) {
            return id;
        }
        let id = ConstId::new(self.list.len());
        self.list.push(value.clone());
        self.ids.insert(value, id);
        id
    }

    /// The integer `value`, cut to the width of its type.
    pub fn int(&mut self, ty: TypeId, bits: u32, value: u128) -> ConstId {
        let mask = if bits >= 128 { u128::MAX } else { (1 << bits) - 1 };
        self.intern(Const::Int { ty, value: value & mask })
    }

    /// The integer with these words, cut to the width of its type.
    pub fn long_int(&mut self, ty: TypeId, bits: u32, mut words: Vec<u64>) -> ConstId {
        words.resize(bits.div_ceil(64) as usize, 0);
        if let (Some(last), 1..) = (words.last_mut(), bits % 64) {
            *last &= (1 << (bits % 64)) - 1;
        }
        if words[2.min(words.len())..].iter().all(|word| *word == 0) {
            let word = |k: usize| u128::from(words.get(k).copied().unwrap_or(0));
            return self.int(ty, bits, word(1) << 64 | word(0));
        }
        self.intern(Const::LongInt { ty, words: words.into() })
    }

    /// The type of a constant.
    pub fn type_of(&self, id: ConstId) -> TypeId {
        match self.get(id) {
            Const::Int { ty, .. }
            | Const::LongInt { ty, .. }
            | Const::Float { ty, .. }
            | Const::Undef(ty)
            | Const::Poison(ty)
            | Const::Zero(ty)
            | Const::Aggregate { ty, .. }
            | Const::Bytes { ty, .. } => *ty,
            Const::Null | Const::Global(_) | Const::Function(_) | Const::Label { .. } => {
                TypeId::PTR
            }
            Const::Expr(expr) => match expr {
                ConstExpr::Cast { ty, .. }
                | ConstExpr::Binary { ty, .. }
                | ConstExpr::Select { ty, .. } => *ty,
                ConstExpr::Gep { .. } => TypeId::PTR,
                ConstExpr::ICmp { .. } => TypeId::I1,
            },
        }
    }

    /// The constants that this one is made of.
    pub fn parts(&self, id: ConstId) -> Vec<ConstId> {
        match self.get(id) {
            Const::Aggregate { elements, .. } => elements.to_vec(),
            Const::Expr(expr) => match expr {
                ConstExpr::Cast { value, .. } => vec![*value],
                ConstExpr::Gep { base, indices, .. } => {
                    std::iter::once(base).chain(indices.iter()).copied().collect()
                }
                ConstExpr::Binary { a, b, .. } | ConstExpr::ICmp { a, b, .. } => vec![*a, *b],
                ConstExpr::Select { condition, then, otherwise, .. } => {
                    vec![*condition, *then, *otherwise]
                }
            },
            _ => Vec::new(),
        }
    }
}
