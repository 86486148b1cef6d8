//! LLVM IR: text to a small SSA form and back.
//!
//! [`parse()`] reads what clang 14 to 22 print with `-S -emit-llvm`, without any LLVM library. The
//! result, a [`Module`], consists of arenas with dense ids, so that passes can insert and delete.
//! [`print()`] writes a module as LLVM IR again; [`verify()`] says whether passes have kept it
//! well-formed; [`Dominators`] and [`Reach`] are what passes and interpreters ask first.
//!
//! A construct that is not supported (a vector, say) does not make [`parse()`] fail: the function in
//! which it stands is marked, and [`Reach`] tells whether the program needs that function.

mod constant;
mod debug;
mod demangle;
mod dominators;
mod error;
mod function;
mod ids;
mod inst;
mod layout;
mod link;
mod lists;
mod module;
mod name;
mod ops;
mod parse;
mod print;
mod reach;
mod source_paths;
mod source_types;
mod types;
mod verify;
mod visit;

pub use constant::{Const, ConstExpr, Consts};
pub use debug::{DebugInfo, Location, Scope, SourceFile, Variable};
pub use demangle::demangle;
pub use dominators::{Dominators, reverse_postorder_of};
pub use error::ParseError;
pub use function::{Block, Def, Function, Param, Unsupported, Value};
pub use ids::{
    BlockId, ConstId, FileId, FuncId, GlobalId, LocId, ScopeId, StructId, TypeId, ValueId,
};
pub use inst::{Arg, Call, Clause, CmpXchg, Inst, Operand, Passing};
pub use layout::{DataLayout, TypeLayout};
pub use link::{LinkError, LinkUnit, Precedence, link};
pub use lists::Lists;
pub use module::{Alias, Global, Module, Symbol};
pub use ops::{
    Atomic, BinaryOp, CastKind, Flags, FloatOp, FloatPredicate, IntPredicate, Linkage, Ordering,
    RmwOp,
};
pub use parse::parse;
pub use print::{print, print_function};
pub use reach::Reach;
pub use source_paths::{BitField, SourcePath};
pub use source_types::{BitRange, Member, Shape, SourceType, SourceTypes, TypeRef};
pub use types::{DisplayType, FloatKind, NamedStruct, Type, Types, WIDEST_INT};
pub use verify::{VerifyError, verify};
