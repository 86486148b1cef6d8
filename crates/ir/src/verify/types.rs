//! Types of operands and results.

use super::Check;
use crate::ids::{TypeId, ValueId};
use crate::inst::{Arg, Inst, Operand};
use crate::ops::{CastKind, Ordering, RmwOp};
use crate::types::Type;

/// `Err` says what is wrong.
type Rule = Result<(), String>;

fn require(holds: bool, message: &str) -> Rule {
    if holds { Ok(()) } else { Err(message.into()) }
}

impl Check<'_> {
    /// The types of all instructions.
    pub(super) fn types(&mut self) {
        let f = self.f;
        for &block in &f.order {
            for &id in &f.block(block).insts {
                if let Err(message) = self.inst_types(id) {
                    self.error(Some(block), Some(id), message);
                }
                if self.full() {
                    return;
                }
            }
        }
    }

    fn ty(&self, operand: Operand) -> TypeId {
        self.m.type_of(self.f, operand)
    }

    fn is_int(&self, ty: TypeId) -> bool {
        self.m.types.int_bits(ty).is_some()
    }

    fn is_float(&self, ty: TypeId) -> bool {
        self.m.types.float_kind(ty).is_some()
    }

    fn is_ptr(&self, operand: Operand) -> bool {
        self.ty(operand) == TypeId::PTR
    }

    /// The type of the elements of a vector, or the type itself.
    fn lane(&self, ty: TypeId) -> TypeId {
        self.m.types.lane(ty)
    }

    /// Whether this is an `i1`, or a vector of them, for each element of another type.
    fn decides(&self, ty: TypeId, other: TypeId) -> bool {
        let len = |ty: TypeId| self.m.types.vector(ty).map(|(_, len)| len);
        self.lane(ty) == TypeId::I1 && len(ty) == len(other)
    }

    fn shuffle(&self, operands: [Operand; 2], mask: &[Option<u32>], ty: TypeId) -> Rule {
        let [a, b] = operands.map(|operand| self.ty(operand));
        require(a == b, "the operands differ in type")?;
        let vectors = self.m.types.vector(a).zip(self.m.types.vector(ty));
        let fits = vectors.is_some_and(|((from, count), (to, len))| {
            let most = u64::from(mask.iter().flatten().copied().max().unwrap_or(0));
            from == to && mask.len() as u64 == len && most < 2 * count
        });
        require(fits, "the mask does not fit the vectors")
    }

    fn no_result(&self, ty: TypeId) -> Rule {
        require(ty == TypeId::VOID, "the instruction has a result and must not")
    }

    /// The flat table of what each instruction asks for.
    #[expect(clippy::too_many_lines, reason = "one arm for each instruction")]
    fn inst_types(&self, id: ValueId) -> Rule {
        let Some(inst) = self.f.inst(id) else { return Ok(()) };
        let ty = self.f.value(id).ty;
        match inst {
            Inst::Binary { a, b, .. } => {
                require(self.is_int(self.lane(ty)), "the result must be an integer")?;
                require(
                    self.ty(*a) == ty && self.ty(*b) == ty,
                    "operands and result differ in type",
                )
            }
            Inst::FBinary { a, b, .. } => {
                require(
                    self.is_float(self.lane(ty)),
                    "the result must be a floating-point number",
                )?;
                require(
                    self.ty(*a) == ty && self.ty(*b) == ty,
                    "operands and result differ in type",
                )
            }
            Inst::FNeg { value, .. } => {
                require(
                    self.is_float(self.lane(ty)),
                    "the result must be a floating-point number",
                )?;
                require(self.ty(*value) == ty, "operand and result differ in type")
            }
            Inst::ICmp { a, b, .. } => {
                let operand = self.lane(self.ty(*a));
                require(self.decides(ty, self.ty(*a)), "the result must be an i1")?;
                require(self.ty(*a) == self.ty(*b), "the operands differ in type")?;
                let comparable = self.is_int(operand) || operand == TypeId::PTR;
                require(comparable, "only integers and pointers can be compared so")
            }
            Inst::FCmp { a, b, .. } => {
                require(self.decides(ty, self.ty(*a)), "the result must be an i1")?;
                require(self.ty(*a) == self.ty(*b), "the operands differ in type")?;
                require(
                    self.is_float(self.lane(self.ty(*a))),
                    "only floating-point numbers can be compared so",
                )
            }
            Inst::Cast { kind, value, .. } => self.cast(*kind, self.ty(*value), ty),
            Inst::Select { condition, then, otherwise, .. } => {
                let condition = self.ty(*condition);
                let decides = condition == TypeId::I1 || self.decides(condition, ty);
                require(decides, "the condition must be an i1")?;
                let same = self.ty(*then) == ty && self.ty(*otherwise) == ty;
                require(same, "operands and result differ in type")
            }
            Inst::Freeze { value } => {
                require(self.ty(*value) == ty, "operand and result differ in type")
            }
            Inst::Alloca { ty: object, count, .. } => {
                require(ty == TypeId::PTR, "the result must be a pointer")?;
                require(self.is_int(self.ty(*count)), "the count must be an integer")?;
                require(self.m.types.size_of(*object).is_some(), "the type has no size")
            }
            Inst::Load { ptr, atomic, .. } => {
                require(self.is_ptr(*ptr), "the address must be a pointer")?;
                require(self.m.types.size_of(ty).is_some(), "the type has no size")?;
                let ordering = atomic.map(|a| a.ordering);
                let wrong = matches!(ordering, Some(Ordering::Release | Ordering::AcqRel));
                require(!wrong, "a load cannot have this ordering")
            }
            Inst::Store { value, ptr, atomic, .. } => {
                self.no_result(ty)?;
                require(self.is_ptr(*ptr), "the address must be a pointer")?;
                require(self.m.types.size_of(self.ty(*value)).is_some(), "the type has no size")?;
                let ordering = atomic.map(|a| a.ordering);
                let wrong = matches!(ordering, Some(Ordering::Acquire | Ordering::AcqRel));
                require(!wrong, "a store cannot have this ordering")
            }
            Inst::Gep { source, base, indices, .. } => {
                require(ty == TypeId::PTR, "the result must be a pointer")?;
                require(self.is_ptr(*base), "the base must be a pointer")?;
                self.gep(*source, indices)
            }
            Inst::AtomicRmw { op, ptr, value, .. } => {
                require(self.is_ptr(*ptr), "the address must be a pointer")?;
                require(self.ty(*value) == ty, "operand and result differ in type")?;
                let fits = match op {
                    RmwOp::Xchg => self.is_int(ty) || self.is_float(ty) || ty == TypeId::PTR,
                    _ if op.is_float() => self.is_float(ty),
                    _ => self.is_int(ty),
                };
                require(fits, "the operation is not for this type")
            }
            Inst::CmpXchg(exchange) => {
                require(self.is_ptr(exchange.ptr), "the address must be a pointer")?;
                let expected = self.ty(exchange.expected);
                require(expected == self.ty(exchange.new), "the operands differ in type")?;
                let scalar = self.is_int(expected) || expected == TypeId::PTR;
                require(scalar, "only integers and pointers can be exchanged so")?;
                let fields = self.m.types.fields(ty).map(|(fields, _)| fields);
                let result = fields == Some(&[expected, TypeId::I1]);
                require(result, "the result must be the old value and an i1")?;
                let wrong = matches!(exchange.failure, Ordering::Release | Ordering::AcqRel);
                require(!wrong, "a failing exchange cannot have this ordering")
            }
            Inst::Fence { atomic } => {
                self.no_result(ty)?;
                let weak = matches!(atomic.ordering, Ordering::Unordered | Ordering::Monotonic);
                require(!weak, "a fence cannot have this ordering")
            }
            Inst::Phi { incoming, .. } => {
                require(ty != TypeId::VOID, "a phi must have a result")?;
                let same = incoming.iter().all(|(value, _)| self.ty(*value) == ty);
                require(same, "operands and result differ in type")
            }
            Inst::Call(call) | Inst::Invoke { call, .. } => {
                require(self.is_ptr(call.callee), "the callee must be a pointer")?;
                self.call(call.fn_ty, &call.args, ty)
            }
            Inst::InlineAsm { fn_ty, args, .. } => self.call(*fn_ty, args, ty),
            Inst::LandingPad { .. } => {
                require(self.f.personality.is_some(), "the function has no personality routine")
            }
            Inst::Resume { value } => {
                self.no_result(ty)?;
                require(self.ty(*value) != TypeId::VOID, "there is nothing to resume with")
            }
            Inst::ExtractValue { aggregate, indices } => {
                let part = self.part(self.ty(*aggregate), indices)?;
                require(part == ty, "the part is not of the type of the result")
            }
            Inst::InsertValue { aggregate, value, indices } => {
                require(self.ty(*aggregate) == ty, "aggregate and result differ in type")?;
                let part = self.part(ty, indices)?;
                require(part == self.ty(*value), "the part is not of the type of the value")
            }
            Inst::ExtractElement { vector, index } => {
                require(self.is_int(self.ty(*index)), "the index must be an integer")?;
                let element = self.m.types.vector(self.ty(*vector)).map(|(element, _)| element);
                require(element == Some(ty), "the element is not of the type of the result")
            }
            Inst::InsertElement { vector, value, index } => {
                require(self.is_int(self.ty(*index)), "the index must be an integer")?;
                require(self.ty(*vector) == ty, "vector and result differ in type")?;
                let element = self.m.types.vector(ty).map(|(element, _)| element);
                let fits = element == Some(self.ty(*value));
                require(fits, "the element is not of the type of the value")
            }
            Inst::ShuffleVector { a, b, mask } => self.shuffle([*a, *b], mask, ty),
            Inst::Unsupported { .. } => Ok(()),
            Inst::VaArg { list } => require(self.is_ptr(*list), "the list must be a pointer"),
            Inst::Br { .. } | Inst::Unreachable => self.no_result(ty),
            Inst::IndirectBr { address, .. } => {
                self.no_result(ty)?;
                require(self.is_ptr(*address), "the address must be a pointer")
            }
            Inst::CondBr { condition, .. } => {
                self.no_result(ty)?;
                require(self.ty(*condition) == TypeId::I1, "the condition must be an i1")
            }
            Inst::Switch { value, cases, .. } => {
                self.no_result(ty)?;
                self.switch(self.ty(*value), cases.iter().map(|(case, _)| *case))
            }
            Inst::Ret { value } => {
                self.no_result(ty)?;
                let returned = value.map_or(TypeId::VOID, |value| self.ty(value));
                require(returned == self.f.ret, "the function returns another type")
            }
        }
    }

    fn switch(&self, ty: TypeId, cases: impl Iterator<Item = u128>) -> Rule {
        let Some(bits) = self.m.types.int_bits(ty) else {
            return Err("the value must be an integer".into());
        };
        let mut cases: Vec<u128> = cases.collect();
        cases.sort_unstable();
        let fits = bits >= 128 || cases.last().is_none_or(|case| case >> bits == 0);
        require(fits, "a case is wider than the value")?;
        require(cases.windows(2).all(|pair| pair[0] != pair[1]), "a case comes twice")
    }

    fn part(&self, ty: TypeId, path: &[u32]) -> Result<TypeId, String> {
        let part = path.iter().try_fold(ty, |ty, i| self.m.types.element(ty, u64::from(*i)));
        part.filter(|_| !path.is_empty()).ok_or_else(|| "there is no such part".into())
    }

    /// All indices but the first lead into the type.
    fn gep(&self, source: TypeId, indices: &[Operand]) -> Rule {
        let mut ty = source;
        for (i, &index) in indices.iter().enumerate() {
            require(self.is_int(self.ty(index)), "an index must be an integer")?;
            if i == 0 {
                continue;
            }
            ty = match self.m.types.get(ty) {
                Type::Array { element, .. } | Type::Vector { element, .. } => *element,
                _ => {
                    let field = index.constant().map(|c| self.m.consts.get(c));
                    let Some(crate::Const::Int { value, .. }) = field else {
                        return Err("an index into a structure must be a constant".into());
                    };
                    let field =
                        u64::try_from(*value).ok().and_then(|i| self.m.types.element(ty, i));
                    field.ok_or("there is no such part")?
                }
            };
        }
        Ok(())
    }

    fn call(&self, fn_ty: TypeId, args: &[Arg], result: TypeId) -> Rule {
        let Some((ret, params, variadic)) = self.m.types.signature(fn_ty) else {
            return Err("what is called is not of a function type".into());
        };
        require(ret == result, "the function returns another type")?;
        let count = args.len() == params.len() || (variadic && args.len() > params.len());
        if !count {
            let (found, wanted) = (args.len(), params.len());
            return Err(format!("the call has {found} arguments, the function takes {wanted}"));
        }
        for (i, (arg, param)) in args.iter().zip(params).enumerate() {
            if self.ty(arg.value) != *param {
                return Err(format!("argument {i} is not of the type of the parameter"));
            }
        }
        Ok(())
    }

    fn cast(&self, kind: CastKind, from: TypeId, to: TypeId) -> Rule {
        let types = &self.m.types;
        let len = |ty: TypeId| types.vector(ty).map(|(_, len)| len);
        if kind != CastKind::BitCast {
            require(len(from) == len(to), "the conversion is not between such types")?;
        }
        let (from, to) = match kind {
            CastKind::BitCast => (from, to),
            _ => (self.lane(from), self.lane(to)),
        };
        let ints = types.int_bits(from).zip(types.int_bits(to));
        let stored = types.store_size(from).zip(types.store_size(to));
        let floats = self.is_float(from) && self.is_float(to);
        let fits = match kind {
            CastKind::Trunc => ints.is_some_and(|(from, to)| from > to),
            CastKind::ZExt | CastKind::SExt => ints.is_some_and(|(from, to)| from < to),
            CastKind::FpTrunc => floats && stored.is_some_and(|(from, to)| from > to),
            CastKind::FpExt => floats && stored.is_some_and(|(from, to)| from < to),
            CastKind::FpToUi | CastKind::FpToSi => self.is_float(from) && self.is_int(to),
            CastKind::UiToFp | CastKind::SiToFp => self.is_int(from) && self.is_float(to),
            CastKind::PtrToInt => from == TypeId::PTR && self.is_int(to),
            CastKind::IntToPtr => self.is_int(from) && to == TypeId::PTR,
            CastKind::BitCast => {
                (from == TypeId::PTR) == (to == TypeId::PTR)
                    && stored.is_some_and(|(from, to)| from == to)
                    && !types.is_aggregate(from)
                    && !types.is_aggregate(to)
            }
        };
        require(fits, "the conversion is not between such types")
    }
}
