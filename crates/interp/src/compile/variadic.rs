//! Variable arguments, laid out as the System V ABI for x86-64 has them (section 3.5.7): clang has already turned
//! `va_arg` into accesses of that layout.
//!
//! A `va_list` is `{ gp_offset, fp_offset, overflow_arg_area, reg_save_area }`. Here the register save area ends
//! with the last argument that is passed in a register, so that looking for more is out of bounds.

use super::function::Body;
use crate::code::{Access, AccessKind, Src, VariableArguments};
use mazurka_ir::{Call as IrCall, FloatKind, Passing, Type, TypeId, Types};
use mazurka_trace::MemoryOrder;

/// Where the general-purpose registers end in the register save area, and the vector registers begin.
const GENERAL_END: u32 = 48;
/// Where the vector registers end.
const FLOATING_END: u32 = 176;
/// No argument asks for more than this.
const LARGEST_ALIGNMENT: u32 = 1 << 12;

/// What the arguments so far take up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Layout {
    /// The next general-purpose register, and the next vector register, as places in the register save area.
    general: u32,
    floating: u32,
    /// The next byte on the stack.
    stack: u32,
}

/// Where an argument is: in the register save area or on the stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    Register(u32),
    Stack(u32),
}

impl Layout {
    const EMPTY: Layout = Layout { general: 0, floating: GENERAL_END, stack: 0 };

    /// The place of the next argument.
    fn place(&mut self, types: &Types, ty: TypeId, passing: Passing) -> Place {
        if let (Passing::ByVal(_, align), Some(size)) = (passing, by_value_size(types, passing)) {
            return self.on_stack(size, align);
        }
        let size = types.size_of(ty).and_then(|size| u32::try_from(size).ok()).unwrap_or(8);
        match types.get(ty) {
            Type::Float(FloatKind::X86Fp80) => self.on_stack(16, 16),
            // Vectors that do not fit into the first vector registers.
            Type::Vector { .. } if size > 16 => self.on_stack(size, size),
            Type::Float(_) | Type::Vector { .. } if self.floating < FLOATING_END => {
                self.floating += 16;
                Place::Register(self.floating - 16)
            }
            Type::Float(_) | Type::Vector { .. } => self.on_stack(size.max(8), size),
            // Both halves are in registers, or both on the stack.
            Type::Int(65..=128) if self.general + 16 <= GENERAL_END => {
                self.general += 16;
                Place::Register(self.general - 16)
            }
            Type::Int(65..) => self.on_stack(size, 16),
            _ if self.general < GENERAL_END => {
                self.general += 8;
                Place::Register(self.general - 8)
            }
            _ => self.on_stack(8, 8),
        }
    }

    fn on_stack(&mut self, size: u32, align: u32) -> Place {
        let align = if align.is_power_of_two() { align.clamp(8, LARGEST_ALIGNMENT) } else { 8 };
        let at = self.stack.saturating_add(align - 1) & !(align - 1);
        self.stack = at.saturating_add(size).saturating_add(7) & !7;
        Place::Stack(at)
    }
}

/// The number of bytes of an argument that is passed by value.
fn by_value_size(types: &Types, passing: Passing) -> Option<u32> {
    let Passing::ByVal(ty, _) = passing else { return None };
    Some(types.size_of(ty).and_then(|size| u32::try_from(size).ok()).unwrap_or(0))
}

impl VariableArguments {
    /// Adds an argument: words, or the address of that many bytes.
    fn add(&mut self, place: Place, words: &[Src], copied: Option<u32>) {
        let (at, area) = match place {
            Place::Register(at) => (at, &mut self.registers),
            Place::Stack(at) => (at, &mut self.stack),
        };
        for (&src, at) in words.iter().zip((at..).step_by(8)) {
            let size = copied.unwrap_or(8);
            area.size = area.size.max(at.saturating_add(size));
            match copied {
                Some(size) => area.copies.push((at, src, size)),
                None => area.words.push((at, src)),
            }
        }
    }
}

impl Body<'_, '_> {
    /// What a call passes beyond the parameters of the function, if it may pass more; `values` are all arguments.
    pub(super) fn variable_arguments(
        &self,
        call: &IrCall,
        values: &[Vec<Src>],
    ) -> Option<Box<VariableArguments>> {
        let types = &self.compiler.module.types;
        let (_, params, true) = types.signature(call.fn_ty)? else { return None };
        let mut layout = Layout::EMPTY;
        let mut rest = VariableArguments::default();
        for (number, (arg, mut value)) in
            call.args.iter().zip(values.iter().map(Vec::as_slice)).enumerate()
        {
            for (ty, words) in self.parts(self.type_of(arg.value)) {
                let place = layout.place(types, ty, arg.passing);
                let (part, others) = value.split_at(words.min(value.len()));
                value = others;
                if number >= params.len() {
                    rest.add(place, part, by_value_size(types, arg.passing));
                }
            }
        }
        Some(Box::new(rest))
    }

    /// The words of arguments as they lie in memory: the elements of vectors are side by side.
    pub(super) fn argument_words(&mut self, call: &IrCall, values: &[Vec<Src>]) -> Vec<Vec<Src>> {
        let mut words = values.to_vec();
        let types = &self.compiler.module.types;
        if !types.signature(call.fn_ty).is_some_and(|(_, _, variadic)| variadic) {
            return words;
        }
        for (arg, words) in call.args.iter().zip(&mut words) {
            let ty = self.type_of(arg.value);
            if self.compiler.module.types.vector(ty).is_some() {
                *words = self.whole_words(ty, words);
            }
        }
        words
    }

    /// What of a value is passed separately, each with its number of words.
    fn parts(&self, ty: TypeId) -> Vec<(TypeId, usize)> {
        let types = &self.compiler.module.types;
        if types.vector(ty).is_some() {
            return vec![(ty, types.store_size(ty).unwrap_or(0).div_ceil(8) as usize)];
        }
        match types.words(ty) {
            Some(words) => vec![(ty, words.len())],
            None => self.leaves(ty).into_iter().map(|(_, leaf)| (leaf, 1)).collect(),
        }
    }

    /// Makes a `va_list` of the arguments that follow the parameters.
    pub(super) fn va_start(&mut self, call: &IrCall) {
        let mut layout = Layout::EMPTY;
        for param in &self.function.params {
            for (ty, _) in self.parts(param.ty) {
                layout.place(&self.compiler.module.types, ty, param.passing);
            }
        }
        let list = self.source(call.args[0].value);
        let [registers, stack] = self.variable_areas();
        let stack = self.offset(stack, layout.stack.into());
        let [general, floating] =
            [layout.general, layout.floating].map(|at| self.compiler.constant(at.into()));
        let words = [
            (0, TypeId::I32, general),
            (4, TypeId::I32, floating),
            (8, TypeId::I64, stack),
            (16, TypeId::I64, registers),
        ];
        for (at, ty, a) in words {
            let ptr = self.offset(list, at);
            let access = self.access(AccessKind::Store, ptr, ty);
            self.push_access(Access { a, ..access }, MemoryOrder::Plain);
        }
    }

    /// The addresses of the register save area and of the arguments on the stack.
    fn variable_areas(&mut self) -> [Src; 2] {
        match self.code.varargs {
            Some(first) => [Src::register(first), Src::register(first + 1)],
            None => [self.compiler.constant(0); 2],
        }
    }
}
