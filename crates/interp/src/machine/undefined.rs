//! Values that are undefined: what carries them on, and what must not depend on them.
//!
//! A thread with undefined registers executes one instruction at a time here, which computes the
//! undefined bits of the result ([`masks`](super::masks)) besides the result. Copying is fine; the thread
//! fails where something depends on undefined bits that can be noticed. All other threads run as fast as
//! ever. What memory holds is in [`Memory`](crate::memory::Memory), what registers hold in
//! [`Thread`](crate::threads::Thread); where it comes from is here.

use super::Machine;
use super::execute::{Flow, RegisterFlow, execute_on_registers};
use super::masks::{Operand, Outcome, result};
use crate::code::{ArgumentArea, BuiltinCall, Code, Instr, Reg, Src, Target, pointer};
use crate::compile::low_bits;
use crate::failure::{Dependent, Failure};
use crate::library::Builtin;
use crate::pipeline::MainReturn;
use rustc_hash::FxHashMap;

/// Where undefined bits come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Origin {
    pub(crate) source: Source,
    /// The place in the code at which it was read.
    pub(crate) site: u32,
}

/// What was never written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Source {
    /// So many bytes at an address.
    Memory { pointer: u64, size: u32 },
    /// The variable with this label; 0 for a value without a name.
    Variable(u32),
}

/// All origins of undefined bits that there have been, by number; 0 is none. None is ever removed.
#[derive(Clone, Debug, Default)]
pub(super) struct Origins {
    list: Vec<Origin>,
    numbers: FxHashMap<Origin, u32>,
}

impl Origins {
    fn number(&mut self, origin: Origin) -> u32 {
        let next = self.list.len() as u32 + 1;
        let number = *self.numbers.entry(origin).or_insert(next);
        if number == next {
            self.list.push(origin);
        }
        number
    }
}

impl Machine {
    /// Where undefined bits come from.
    pub(crate) fn origin(&self, number: u32) -> Option<Origin> {
        self.origins.list.get((number as usize).checked_sub(1)?).copied()
    }

    /// Nothing was written yet to an object that was just created.
    #[inline]
    pub(super) fn undefine_object(&mut self, object: u32) -> u64 {
        if self.code.tracks_undefined {
            self.memory.undefine(object);
        }
        pointer(object)
    }

    /// Where a thread is in the program itself, as far as that is known.
    fn site(&self, t: usize) -> u32 {
        self.code.sites.number(self.threads[t].frames())
    }

    /// The number of the origin of bits at a position of memory that a thread reads.
    pub(super) fn memory_origin(&mut self, t: usize, at: usize, read: (u64, u64)) -> u32 {
        let (pointer, mask) = read;
        if let Some(origin) = self.memory.mark_at(at, mask) {
            return origin;
        }
        let first = mask.trailing_zeros() / 8;
        let last = (63 - mask.leading_zeros()) / 8;
        let (pointer, size) = (pointer + u64::from(first), last - first + 1);
        let site = self.site(t);
        self.origins.number(Origin { source: Source::Memory { pointer, size }, site })
    }

    /// The undefined bits of an operand, and where they come from.
    pub(super) fn undefined(&self, t: usize, base: usize, src: Src) -> (u64, u32) {
        match src.as_register() {
            Ok(reg) => self.threads[t].undefined().get(base + reg as usize),
            Err(_) => (0, 0),
        }
    }

    /// Sets which bits of a register are undefined.
    pub(super) fn set_undefined(&mut self, t: usize, index: usize, (mask, origin): (u64, u32)) {
        self.threads[t].undefined_mut().set(index, mask, origin);
    }

    /// Values that go from one frame to another take their undefined bits along.
    #[inline]
    pub(super) fn pass_undefined(&mut self, t: usize, base: usize, values: &[Src], to: usize) {
        if self.threads[t].has_undefined() {
            for (k, &src) in values.iter().enumerate() {
                let undefined = self.undefined(t, base, src);
                self.set_undefined(t, to + k, undefined);
            }
        }
    }

    /// Where the status comes from with which main ends the program, if that is undefined.
    pub(super) fn undefined_exit_status(
        &self,
        t: usize,
        base: usize,
        values: &[Src],
    ) -> Option<u32> {
        let [caller, _] = self.threads[t].frames() else { return None };
        let (mask, origin) = self.undefined(t, base, *values.first()?);
        let ends = caller.function == self.code.entry && self.code.main_return == MainReturn::Exit;
        (ends && mask != 0).then_some(origin)
    }

    /// The arguments in an object that was just created and filled take their undefined bits along.
    pub(super) fn store_undefined(
        &mut self,
        t: usize,
        base: usize,
        area: &ArgumentArea,
        object: u32,
    ) {
        for &(to, from, size) in &area.copies {
            self.copy_undefined(t, self.value(t, base, from), size, (object, to));
        }
        if !self.threads[t].has_undefined() {
            return;
        }
        for &(to, src) in &area.words {
            let (mask, origin) = self.undefined(t, base, src);
            if mask != 0
                && let Ok((_, at)) = self.memory.find(pointer(object) + u64::from(to), 8)
            {
                self.memory.write_undefined((object, at), 8, mask, Some(origin));
            }
        }
    }

    /// Gives bytes of an object that was just created and filled the undefined bits of those they come from.
    pub(super) fn copy_undefined(
        &mut self,
        t: usize,
        from: u64,
        size: u32,
        (object, to): (u32, u32),
    ) {
        let Ok((allocation, start)) = self.memory.find(from, size) else { return };
        let Ok((_, to)) = self.memory.find(pointer(object) + u64::from(to), size) else { return };
        if !allocation.may_be_undefined() {
            return;
        }
        for offset in (0..size).step_by(8) {
            let (from, size) = (from + u64::from(offset), (size - offset).min(8));
            let mask = self.memory.undefined_at(from, size);
            if mask != 0 {
                let origin = self.memory_origin(t, start + offset as usize, (from, mask));
                let to = (object, to + offset as usize);
                self.memory.write_undefined(to, size, mask, Some(origin));
            }
        }
    }

    /// A register gets a value of which no bit is defined.
    pub(super) fn set_wholly_undefined(&mut self, t: usize, index: usize, bits: u8, label: u32) {
        let site = self.site(t);
        let origin = self.origins.number(Origin { source: Source::Variable(label), site });
        self.threads[t].set_register(index, 0);
        self.set_undefined(t, index, (low_bits(bits.into()), origin));
    }

    /// Executes the next instruction of a thread that has undefined registers.
    #[cold]
    pub(super) fn execute_with_undefined(&mut self, code: &Code, t: usize) -> Flow {
        let Some(&frame) = self.threads[t].frames().last() else { return Flow::Stop };
        let instr = code.functions[frame.function as usize].instrs[frame.pc as usize];
        let base = frame.base as usize;
        let outcome = {
            let thread = &self.threads[t];
            let operand = |src: Src| {
                let (mask, origin) = self.undefined(t, base, src);
                let value = match src.as_register() {
                    Ok(reg) => thread.registers()[base + reg as usize],
                    Err(number) => code.consts[number as usize],
                };
                Operand { value, mask, origin }
            };
            result(code, &instr, operand)
        };
        match outcome {
            Outcome::Depends(dependent, origin) => {
                self.fail(t, Failure::Undefined(dependent, origin))
            }
            Outcome::Result { dst, masks, origin } => {
                let flow = self.execute_register_instruction(code, t, &instr);
                for (k, mask) in masks.into_iter().enumerate() {
                    if let Some(mask) = mask {
                        self.set_undefined(t, base + dst as usize + k, (mask, origin));
                    }
                }
                flow
            }
            Outcome::Words { dst, masks, origin } => {
                let flow = self.execute_register_instruction(code, t, &instr);
                for (k, mask) in masks.into_iter().enumerate() {
                    self.set_undefined(t, base + dst as usize + k, (mask, origin));
                }
                flow
            }
            Outcome::Control => self.execute_register_instruction(code, t, &instr),
            Outcome::Other => self.execute_other(code, t, (base, instr)),
        }
    }

    #[cold]
    fn execute_register_instruction(&mut self, code: &Code, t: usize, instr: &Instr) -> Flow {
        let Some((frame, registers)) = self.threads[t].top_frame() else { return Flow::Stop };
        match execute_on_registers(code, registers, instr) {
            RegisterFlow::Next | RegisterFlow::Look | RegisterFlow::NotExecuted => Flow::Next,
            RegisterFlow::Jump(to) => {
                frame.pc = to;
                Flow::Jumped
            }
            RegisterFlow::Failed(failure) => self.fail(t, failure),
        }
    }

    /// Executes an instruction that is about more than registers, unless it depends on undefined bits.
    fn execute_other(&mut self, code: &Code, t: usize, (base, instr): (usize, Instr)) -> Flow {
        let depends = |src: Src, dependent: Dependent| {
            let (mask, origin) = self.undefined(t, base, src);
            (mask != 0).then_some((dependent, origin))
        };
        let found = match instr {
            Instr::Alloca { bytes, .. } => depends(bytes, Dependent::Size),
            Instr::Access(number) => {
                depends(code.accesses[number as usize].ptr, Dependent::Address)
                    .or_else(|| self.undefined_write(t, base, number))
            }
            Instr::Call(number) => match code.calls[number as usize].target {
                Target::Indirect(src) => depends(src, Dependent::Callee),
                Target::Direct(_) => None,
            },
            Instr::Builtin(number) => {
                self.undefined_argument(t, base, &code.builtin_calls[number as usize])
            }
            _ => None,
        };
        match found {
            Some((dependent, origin)) => self.fail(t, Failure::Undefined(dependent, origin)),
            None => self.execute(code, t, base, instr),
        }
    }

    /// The undefined bits of an argument of a library function.
    pub(super) fn undefined_of_argument(
        &self,
        t: usize,
        base: usize,
        call: &BuiltinCall,
        k: usize,
    ) -> (u64, u32) {
        call.args.get(k).map_or((0, 0), |&src| self.undefined(t, base, src))
    }

    /// The undefined bits of what a library function returns: one that returns its first argument.
    pub(super) fn undefined_result(&self, t: usize, base: usize, call: &BuiltinCall) -> (u64, u32) {
        match call.function {
            Builtin::First => self.undefined_of_argument(t, base, call, 0),
            _ => (0, 0),
        }
    }

    /// The first argument of a library function that is undefined and must not be.
    fn undefined_argument(
        &self,
        t: usize,
        base: usize,
        call: &BuiltinCall,
    ) -> Option<(Dependent, u32)> {
        let copied: &[usize] = match call.function {
            // Nothing depends on what these return or ignore, and threads may get whatever they like.
            Builtin::First | Builtin::Nothing | Builtin::ThreadExit => return None,
            Builtin::AssertFail | Builtin::CxxAssertFail | Builtin::Terminate => return None,
            // What cuts off pure iterations is not in the program.
            Builtin::PureIteration => return None,
            // Reported where the message is posted.
            Builtin::NextThread => return None,
            Builtin::Spawn => &[1],
            Builtin::Post => &[3],
            _ => &[],
        };
        call.args.iter().enumerate().find_map(|(k, &src)| {
            let (mask, origin) = self.undefined(t, base, src);
            let dependent = match call.function {
                Builtin::Assume => Dependent::Branch,
                Builtin::EndProcess => Dependent::ExitStatus,
                _ => Dependent::Argument(k as u32 + 1),
            };
            (mask != 0 && !copied.contains(&k)).then_some((dependent, origin))
        })
    }

    /// A thread that has undefined registers is about to perform a visible operation: those that are
    /// never read again do not count.
    pub(super) fn forget_dead_undefined(&mut self, t: usize) {
        let liveness = self.code.liveness();
        let frames = self.threads[t].frames().to_vec();
        self.threads[t].undefined_mut().retain(|register| {
            let frame = frames.iter().rfind(|frame| frame.base <= register.index);
            frame.is_some_and(|frame| {
                let reg: Reg = register.index - frame.base;
                liveness.before(frame.function, frame.pc).binary_search(&reg).is_ok()
            })
        });
    }
}
