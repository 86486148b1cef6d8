//! Memory of the reference evaluator: objects of bytes, addresses as (object, offset).

use mazurka_ir::{Const, ConstExpr, ConstId, Module, TypeId};

/// All objects; the global variables are the first.
pub(crate) struct Memory {
    objects: Vec<Vec<u8>>,
    globals: usize,
}

/// The address of an object: number plus one in the upper half.
fn address(object: usize) -> u128 {
    ((object as u128) + 1) << 32
}

/// Functions have addresses too, beyond all objects.
pub(crate) fn function_address(function: usize) -> u128 {
    address((1 << 24) + function)
}

impl Memory {
    /// The global variables with their initial content.
    pub(crate) fn new(module: &Module) -> Memory {
        let size = |ty: TypeId| module.types.size_of(ty).unwrap_or(0) as usize;
        let objects = module.globals.iter().map(|g| vec![0; size(g.ty)]).collect();
        let mut memory = Memory { objects, globals: module.globals.len() };
        for (i, global) in module.globals.iter().enumerate() {
            if let Some(init) = global.init {
                memory.initialise(module, address(i), init);
            }
        }
        memory
    }

    fn initialise(&mut self, module: &Module, at: u128, constant: ConstId) {
        let types = &module.types;
        match module.consts.get(constant) {
            Const::Zero(_) | Const::Undef(_) | Const::Poison(_) => {}
            Const::Bytes { bytes, .. } => {
                for (i, byte) in bytes.iter().enumerate() {
                    self.write(at + i as u128, 1, u128::from(*byte)).unwrap();
                }
            }
            Const::Aggregate { ty, elements } => {
                for (i, element) in elements.iter().enumerate() {
                    let offset = types.field_offset(*ty, i).unwrap_or_else(|| {
                        i as u64 * types.size_of(types.element(*ty, 0).unwrap()).unwrap()
                    });
                    self.initialise(module, at + u128::from(offset), *element);
                }
            }
            _ => {
                let size = types.store_size(module.consts.type_of(constant)).unwrap();
                self.write(at, size, self.constant(module, constant)).unwrap();
            }
        }
    }

    /// The bits of a scalar constant; what is undefined is zero.
    pub(crate) fn constant(&self, module: &Module, constant: ConstId) -> u128 {
        match module.consts.get(constant) {
            Const::Int { value, .. } => *value,
            Const::Float { bits, .. } => *bits,
            Const::Global(global) => address(global.index()),
            Const::Function(function) => function_address(function.index()),
            Const::Expr(ConstExpr::Cast { value, .. }) => self.constant(module, *value),
            Const::Expr(ConstExpr::Gep { source, base, indices, .. }) => {
                let indices: Vec<i128> = indices
                    .iter()
                    .map(|index| {
                        let bits = module.types.int_bits(module.consts.type_of(*index)).unwrap();
                        signed(bits, self.constant(module, *index))
                    })
                    .collect();
                let offset = gep_offset(module, *source, &indices);
                self.constant(module, *base).wrapping_add_signed(offset) & u128::from(u64::MAX)
            }
            Const::Null | Const::Undef(_) | Const::Poison(_) | Const::Zero(_) => 0,
            other => panic!("constant {other:?}"),
        }
    }

    /// Makes an object of zeros.
    pub(crate) fn allocate(&mut self, size: u64) -> u128 {
        self.objects.push(vec![0; size as usize]);
        address(self.objects.len() - 1)
    }

    /// The object and the offset, if all bytes are within it.
    fn locate(&self, at: u128, size: u64) -> Option<(usize, usize)> {
        let object = usize::try_from(at >> 32).ok()?.checked_sub(1)?;
        let offset = (at & 0xffff_ffff) as usize;
        let room = self.objects.get(object)?.len();
        (offset + size as usize <= room).then_some((object, offset))
    }

    /// Which global variable an address lies in.
    pub(crate) fn global(&self, at: u128) -> Option<(usize, usize)> {
        self.locate(at, 0).filter(|(object, _)| *object < self.globals)
    }

    /// Reads so many bytes; `None` if they are not there.
    pub(crate) fn read(&self, at: u128, size: u64) -> Option<u128> {
        let (object, offset) = self.locate(at, size)?;
        let bytes = &self.objects[object][offset..offset + size as usize];
        Some(bytes.iter().rev().fold(0, |value, byte| value << 8 | u128::from(*byte)))
    }

    /// Writes so many bytes; `None` if they are not there.
    pub(crate) fn write(&mut self, at: u128, size: u64, value: u128) -> Option<()> {
        let (object, offset) = self.locate(at, size)?;
        for i in 0..size as usize {
            self.objects[object][offset + i] = (value >> (8 * i)) as u8;
        }
        Some(())
    }
}

/// The value as a signed number.
pub(crate) fn signed(bits: u32, value: u128) -> i128 {
    (value << (128 - bits)) as i128 >> (128 - bits)
}

/// The distance that indices lead to.
pub(crate) fn gep_offset(module: &Module, source: TypeId, indices: &[i128]) -> i128 {
    let types = &module.types;
    let mut ty = source;
    let mut offset = 0;
    for (i, &index) in indices.iter().enumerate() {
        if i > 0 && types.fields(ty).is_some() {
            offset += i128::from(types.field_offset(ty, index as usize).unwrap());
            ty = types.element(ty, index as u64).unwrap();
            continue;
        }
        if i > 0 {
            ty = match types.get(ty) {
                mazurka_ir::Type::Array { element, .. } => *element,
                other => panic!("index into {other:?}"),
            };
        }
        offset += index * i128::from(types.size_of(ty).unwrap());
    }
    offset
}
