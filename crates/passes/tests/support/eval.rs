//! A reference evaluator: one thread, scalars, structures, memory that is checked.
//!
//! It shares no code with the passes. What a run shows is its outcome and its *events*: accesses to
//! global variables and calls of functions without body. Fuel counts blocks, which the passes under
//! test never merge, so even runs that do not end can be compared.

use super::memory::{Memory, function_address, gep_offset, signed};
use mazurka_ir::*;
use mazurka_passes::{BOUND_REACHED, LoopId, Loops};
use std::collections::HashMap;

/// A value: bits, or the parts of an aggregate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Val {
    Bits(u128),
    Parts(Vec<Val>),
}

impl Val {
    pub(crate) fn bits(&self) -> u128 {
        match self {
            Val::Bits(bits) => *bits,
            Val::Parts(_) => panic!("an aggregate is no scalar"),
        }
    }
}

/// How a run ends early.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stop {
    Trap,
    OutOfFuel,
    TooDeep,
    Bound,
    Unreachable,
}

/// What others see of a run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Event {
    Read { object: usize, offset: usize, size: u64, value: u128 },
    Write { object: usize, offset: usize, size: u64, value: u128 },
    Call { name: String, args: Vec<u128> },
    Fence,
}

/// The outcome and the events of a run.
pub(crate) type Run = (Result<Option<Val>, Stop>, Vec<Event>);

/// Calls a function with fresh memory.
///
/// With a bound, the evaluator itself counts how often loop headers are entered.
pub(crate) fn run(
    module: &Module,
    function: FuncId,
    args: &[u128],
    bound: Option<u32>,
    fuel: usize,
) -> Run {
    let mut eval = Eval {
        m: module,
        memory: Memory::new(module),
        events: Vec::new(),
        fuel,
        depth: 0,
        bound,
        loops: HashMap::new(),
    };
    let args = args.iter().map(|bits| Val::Bits(*bits)).collect();
    let outcome = eval.call(function, args);
    (outcome, eval.events)
}

struct Eval<'m> {
    m: &'m Module,
    memory: Memory,
    events: Vec<Event>,
    fuel: usize,
    depth: usize,
    bound: Option<u32>,
    loops: HashMap<FuncId, Loops>,
}

/// A call in progress.
struct Frame<'m> {
    f: &'m Function,
    values: Vec<Option<Val>>,
    entries: HashMap<LoopId, u32>,
}

type Step<T> = Result<T, Stop>;

fn mask(bits: u32) -> u128 {
    u128::MAX >> (128 - bits)
}

impl<'m> Eval<'m> {
    fn call(&mut self, id: FuncId, args: Vec<Val>) -> Step<Option<Val>> {
        let f = self.m.function(id);
        if f.order.is_empty() {
            return self.external(f, &args);
        }
        if self.depth == 64 {
            return Err(Stop::TooDeep);
        }
        self.depth += 1;
        let mut frame = Frame { f, values: vec![None; f.value_count()], entries: HashMap::new() };
        for (i, arg) in args.into_iter().enumerate().take(f.params.len()) {
            frame.values[i] = Some(arg);
        }
        let mut block = f.entry().unwrap();
        let mut from = None;
        loop {
            self.fuel = self.fuel.checked_sub(1).ok_or(Stop::OutOfFuel)?;
            self.count_entry(id, &mut frame, from, block)?;
            match self.block(&mut frame, from, block)? {
                Ok(next) => (from, block) = (Some(block), next),
                Err(result) => {
                    self.depth -= 1;
                    return Ok(result);
                }
            }
        }
    }

    /// The definition of `--unroll`, by the letter.
    fn count_entry(
        &mut self,
        id: FuncId,
        frame: &mut Frame<'_>,
        from: Option<BlockId>,
        to: BlockId,
    ) -> Step<()> {
        let Some(bound) = self.bound else { return Ok(()) };
        let f = self.m.function(id);
        let loops = self.loops.entry(id).or_insert_with(|| Loops::new(f, &Dominators::new(f)));
        let Some((around, _)) = loops.iter().find(|(_, l)| l.header == to) else { return Ok(()) };
        let inside = from.is_some_and(|from| loops.contains(around, from));
        let count = if inside { frame.entries[&around] + 1 } else { 1 };
        frame.entries.insert(around, count);
        if count > bound { Err(Stop::Bound) } else { Ok(()) }
    }

    /// The next block, or what is returned.
    fn block(
        &mut self,
        frame: &mut Frame<'m>,
        from: Option<BlockId>,
        block: BlockId,
    ) -> Step<Result<BlockId, Option<Val>>> {
        let f = frame.f;
        let mut phis = Vec::new();
        for (id, inst) in f.insts(block) {
            let Inst::Phi { incoming, .. } = inst else { break };
            let value = incoming.iter().find(|(_, source)| Some(*source) == from).unwrap().0;
            phis.push((id, self.operand(frame, value)));
        }
        for (id, value) in phis {
            frame.values[id.index()] = Some(value);
        }
        for (id, inst) in f.insts(block).filter(|(_, i)| !matches!(i, Inst::Phi { .. })) {
            match inst {
                Inst::Br { target } => return Ok(Ok(*target)),
                Inst::CondBr { condition, then, otherwise } => {
                    let yes = self.bits(frame, *condition) != 0;
                    return Ok(Ok(if yes { *then } else { *otherwise }));
                }
                Inst::Switch { value, default, cases } => {
                    let value = self.bits(frame, *value);
                    let case = cases.iter().find(|(case, _)| *case == value);
                    return Ok(Ok(case.map_or(*default, |(_, block)| *block)));
                }
                Inst::Unreachable => return Err(Stop::Unreachable),
                Inst::Ret { value } => return Ok(Err(value.map(|v| self.operand(frame, v)))),
                _ => {
                    let value = self.inst(frame, id, inst)?;
                    frame.values[id.index()] = value;
                }
            }
        }
        panic!("a block without terminator")
    }

    fn operand(&self, frame: &Frame<'_>, operand: Operand) -> Val {
        match operand {
            Operand::Value(value) => frame.values[value.index()].clone().expect("it was computed"),
            Operand::Const(constant) => self.constant(constant),
        }
    }

    fn constant(&self, constant: ConstId) -> Val {
        let ty = self.m.consts.type_of(constant);
        if !self.m.types.is_aggregate(ty) {
            return Val::Bits(self.memory.constant(self.m, constant));
        }
        match self.m.consts.get(constant) {
            Const::Aggregate { elements, .. } => {
                Val::Parts(elements.iter().map(|element| self.constant(*element)).collect())
            }
            _ => self.zero(ty),
        }
    }

    fn zero(&self, ty: TypeId) -> Val {
        if !self.m.types.is_aggregate(ty) {
            return Val::Bits(0);
        }
        let parts = (0..).map_while(|i| self.m.types.element(ty, i));
        Val::Parts(parts.map(|part| self.zero(part)).collect())
    }

    fn bits(&self, frame: &Frame<'_>, operand: Operand) -> u128 {
        self.operand(frame, operand).bits()
    }

    fn width(&self, frame: &Frame<'_>, operand: Operand) -> u32 {
        self.width_of(self.m.type_of(frame.f, operand))
    }

    fn width_of(&self, ty: TypeId) -> u32 {
        self.m.types.int_bits(ty).unwrap_or(if ty == TypeId::FLOAT { 32 } else { 64 })
    }

    fn inst(&mut self, frame: &mut Frame<'m>, id: ValueId, inst: &Inst) -> Step<Option<Val>> {
        let ty = frame.f.value(id).ty;
        let bits = |operand: Operand| self.bits(frame, operand);
        let value = match inst {
            Inst::Binary { op, a, b, .. } => {
                binary(*op, self.width_of(ty), bits(*a), bits(*b)).ok_or(Stop::Trap)?
            }
            Inst::FBinary { op, a, b, .. } => float_binary(*op, bits(*a), bits(*b)),
            Inst::ICmp { predicate, a, b, .. } => {
                u128::from(compare(*predicate, self.width(frame, *a), bits(*a), bits(*b)))
            }
            Inst::FCmp { predicate: FloatPredicate::Olt, a, b, .. } => {
                u128::from(f64::from_bits(bits(*a) as u64) < f64::from_bits(bits(*b) as u64))
            }
            Inst::Cast { kind, value, .. } => {
                cast(*kind, self.width(frame, *value), bits(*value), self.width_of(ty))
            }
            Inst::Select { condition, then, otherwise, .. } => {
                let chosen = if bits(*condition) != 0 { then } else { otherwise };
                return Ok(Some(self.operand(frame, *chosen)));
            }
            Inst::Freeze { value } => return Ok(Some(self.operand(frame, *value))),
            Inst::Alloca { ty, count, .. } => {
                let size = self.m.types.size_of(*ty).unwrap() * bits(*count) as u64;
                self.memory.allocate(size)
            }
            Inst::Gep { source, base, indices, .. } => {
                let index = |i: &Operand| signed(self.width(frame, *i), bits(*i));
                let indices: Vec<i128> = indices.iter().map(index).collect();
                let offset = gep_offset(self.m, *source, &indices);
                bits(*base).wrapping_add_signed(offset) & u128::from(u64::MAX)
            }
            Inst::ExtractValue { aggregate, indices } => {
                let mut part = self.operand(frame, *aggregate);
                for index in indices {
                    let Val::Parts(parts) = part else { panic!("no aggregate") };
                    part = parts[*index as usize].clone();
                }
                return Ok(Some(part));
            }
            Inst::InsertValue { aggregate, value, indices } => {
                let mut whole = self.operand(frame, *aggregate);
                let mut part = &mut whole;
                for index in indices {
                    let Val::Parts(parts) = part else { panic!("no aggregate") };
                    part = &mut parts[*index as usize];
                }
                *part = self.operand(frame, *value);
                return Ok(Some(whole));
            }
            _ => return self.effect(frame, ty, inst),
        };
        Ok(Some(Val::Bits(value)))
    }

    /// Instructions that others may notice.
    fn effect(&mut self, frame: &mut Frame<'m>, ty: TypeId, inst: &Inst) -> Step<Option<Val>> {
        match inst {
            Inst::Load { ptr, .. } => {
                let at = self.bits(frame, *ptr);
                Ok(Some(Val::Bits(self.read(at, ty)?)))
            }
            Inst::Store { value, ptr, .. } => {
                let (at, ty) = (self.bits(frame, *ptr), self.m.type_of(frame.f, *value));
                let value = self.bits(frame, *value);
                self.write(at, ty, value)?;
                Ok(None)
            }
            Inst::AtomicRmw { op, ptr, value, .. } => {
                let at = self.bits(frame, *ptr);
                let (old, value) = (self.read(at, ty)?, self.bits(frame, *value));
                let new = match op {
                    RmwOp::Xchg => value,
                    RmwOp::Add => old.wrapping_add(value) & mask(self.width_of(ty)),
                    RmwOp::Sub => old.wrapping_sub(value) & mask(self.width_of(ty)),
                    other => panic!("{other:?}"),
                };
                self.write(at, ty, new)?;
                Ok(Some(Val::Bits(old)))
            }
            Inst::CmpXchg(exchange) => {
                let ty = self.m.type_of(frame.f, exchange.new);
                let at = self.bits(frame, exchange.ptr);
                let old = self.read(at, ty)?;
                let success = old == self.bits(frame, exchange.expected);
                if success {
                    let new = self.bits(frame, exchange.new);
                    self.write(at, ty, new)?;
                }
                Ok(Some(Val::Parts(vec![Val::Bits(old), Val::Bits(u128::from(success))])))
            }
            Inst::Fence { .. } => {
                self.events.push(Event::Fence);
                Ok(None)
            }
            Inst::Call(call) => {
                let args = call.args.iter().map(|arg| self.operand(frame, arg.value)).collect();
                let id = self.m.direct_callee(call.callee).unwrap_or_else(|| {
                    let at = self.bits(frame, call.callee);
                    let is_it = |id: &FuncId| function_address(id.index()) == at;
                    self.m.function_ids().find(is_it).expect("it points to a function")
                });
                self.call(id, args)
            }
            other => panic!("{} is not evaluated", other.opcode()),
        }
    }

    fn read(&mut self, at: u128, ty: TypeId) -> Step<u128> {
        let size = self.m.types.store_size(ty).unwrap();
        let value = self.memory.read(at, size).ok_or(Stop::Trap)? & mask(self.width_of(ty));
        if let Some((object, offset)) = self.memory.global(at) {
            self.events.push(Event::Read { object, offset, size, value });
        }
        Ok(value)
    }

    fn write(&mut self, at: u128, ty: TypeId, value: u128) -> Step<()> {
        let size = self.m.types.store_size(ty).unwrap();
        self.memory.write(at, size, value).ok_or(Stop::Trap)?;
        if let Some((object, offset)) = self.memory.global(at) {
            self.events.push(Event::Write { object, offset, size, value });
        }
        Ok(())
    }

    /// Memory intrinsics do what they say; anything else is an event and yields a function of it.
    fn external(&mut self, f: &Function, args: &[Val]) -> Step<Option<Val>> {
        if &*f.name == BOUND_REACHED {
            return Err(Stop::Bound);
        }
        if f.name.starts_with("llvm.lifetime.") {
            return Ok(None);
        }
        if f.name.starts_with("llvm.threadlocal.address") {
            return Ok(args.first().cloned());
        }
        let arg = |i: usize| args[i].bits();
        if f.name.starts_with("llvm.memset.") {
            for i in 0..arg(2) {
                self.memory.write(arg(0) + i, 1, arg(1)).ok_or(Stop::Trap)?;
            }
            return Ok(None);
        }
        if f.name.starts_with("llvm.memcpy.") || f.name.starts_with("llvm.memmove.") {
            let bytes = (0..arg(2)).map(|i| self.memory.read(arg(1) + i, 1));
            let bytes = bytes.collect::<Option<Vec<u128>>>().ok_or(Stop::Trap)?;
            for (i, byte) in bytes.into_iter().enumerate() {
                self.memory.write(arg(0) + i as u128, 1, byte).ok_or(Stop::Trap)?;
            }
            return Ok(None);
        }
        let numbers = args.iter().zip(&f.params).filter(|(_, param)| param.ty != TypeId::PTR);
        let args: Vec<u128> = numbers.map(|(arg, _)| arg.bits()).collect();
        let sum = args.iter().fold(self.events.len() as u128, |sum, arg| sum * 31 + arg);
        self.events.push(Event::Call { name: f.name.to_string(), args });
        let bits = self.m.types.int_bits(f.ret);
        Ok(bits.map(|bits| Val::Bits(sum & mask(bits))))
    }
}

fn binary(op: BinaryOp, bits: u32, a: u128, b: u128) -> Option<u128> {
    let (sa, sb) = (signed(bits, a), signed(bits, b));
    // A shift that is too far yields poison; any value will do, so let it be the same one always.
    let shift = b % u128::from(bits);
    let result = match op {
        BinaryOp::Add => a.wrapping_add(b),
        BinaryOp::Sub => a.wrapping_sub(b),
        BinaryOp::Mul => a.wrapping_mul(b),
        BinaryOp::UDiv => a.checked_div(b)?,
        BinaryOp::URem => a.checked_rem(b)?,
        BinaryOp::SDiv | BinaryOp::SRem if sb == 0 => return None,
        BinaryOp::SDiv | BinaryOp::SRem if sb == -1 && a == 1 << (bits - 1) => return None,
        BinaryOp::SDiv => (sa / sb) as u128,
        BinaryOp::SRem => (sa % sb) as u128,
        BinaryOp::Shl => a << shift,
        BinaryOp::LShr => a >> shift,
        BinaryOp::AShr => (sa >> shift) as u128,
        BinaryOp::And => a & b,
        BinaryOp::Or => a | b,
        BinaryOp::Xor => a ^ b,
    };
    Some(result & mask(bits))
}

fn float_binary(op: FloatOp, a: u128, b: u128) -> u128 {
    let (a, b) = (f64::from_bits(a as u64), f64::from_bits(b as u64));
    let result = match op {
        FloatOp::Add => a + b,
        FloatOp::Sub => a - b,
        FloatOp::Mul => a * b,
        FloatOp::Div => a / b,
        FloatOp::Rem => a % b,
    };
    u128::from(result.to_bits())
}

fn compare(predicate: IntPredicate, bits: u32, a: u128, b: u128) -> bool {
    let (sa, sb) = (signed(bits, a), signed(bits, b));
    match predicate {
        IntPredicate::Eq => a == b,
        IntPredicate::Ne => a != b,
        IntPredicate::Ugt => a > b,
        IntPredicate::Uge => a >= b,
        IntPredicate::Ult => a < b,
        IntPredicate::Ule => a <= b,
        IntPredicate::Sgt => sa > sb,
        IntPredicate::Sge => sa >= sb,
        IntPredicate::Slt => sa < sb,
        IntPredicate::Sle => sa <= sb,
    }
}

fn cast(kind: CastKind, from: u32, value: u128, to: u32) -> u128 {
    let result = match kind {
        CastKind::SExt => signed(from, value) as u128,
        CastKind::SiToFp => u128::from((signed(from, value) as f64).to_bits()),
        CastKind::FpToSi => f64::from_bits(value as u64) as i128 as u128,
        CastKind::Trunc
        | CastKind::ZExt
        | CastKind::PtrToInt
        | CastKind::IntToPtr
        | CastKind::BitCast => value,
        other => panic!("{other:?} is not evaluated"),
    };
    result & mask(to)
}
