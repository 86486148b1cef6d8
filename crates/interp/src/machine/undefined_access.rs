//! Accesses to memory that has undefined bits, or by a thread that has.
//!
//! A plain access copies. What an atomic operation writes, and whether it succeeds, must not be undefined;
//! but a word of which some byte is defined may be a structure with padding, and is copied as well.

use super::Machine;
use super::masks::{binary, undecided};
use crate::code::{Access, AccessKind, split};
use crate::compile::low_bits;
use crate::failure::{Dependent, Failure};
use crate::library::{Builtin, Printer};
use mazurka_ir::{BinaryOp, IntPredicate};
use mazurka_trace::{Action, MemoryOrder, Rmw};

/// An access that is about to be performed.
#[derive(Clone, Copy)]
pub(super) struct Performing {
    pub(super) pointer: u64,
    /// The position in the arena.
    pub(super) at: usize,
    /// The word that is there.
    pub(super) old: u64,
    /// The undefined bits of that word.
    pub(super) undefined: u64,
    pub(super) action: Action,
}

/// Whether no byte of a word is defined as a whole.
fn is_whole(mask: u64, size: u32) -> bool {
    mask != 0 && (0..size).all(|k| mask >> (8 * k) & 0xff != 0)
}

/// The undefined bits of what a read-modify-write operation writes.
fn updated(function: Rmw, bits: u8, old: (u64, u64), operand: (u64, u64)) -> u64 {
    let op = match function {
        Rmw::Exchange => return operand.1,
        Rmw::Add => BinaryOp::Add,
        Rmw::And | Rmw::Nand => BinaryOp::And,
        Rmw::Or => BinaryOp::Or,
        Rmw::Xor => BinaryOp::Xor,
        _ if old.1 | operand.1 == 0 => return 0,
        _ => return low_bits(bits.into()),
    };
    binary(op, bits, old, operand)
}

impl Machine {
    /// What is wrong with the undefined operands of an access, before it is performed.
    pub(super) fn undefined_write(
        &self,
        t: usize,
        base: usize,
        number: u32,
    ) -> Option<(Dependent, u32)> {
        let access = &self.code.accesses[number as usize];
        let whole = |src, dependent| {
            let (mask, origin) = self.undefined(t, base, src);
            is_whole(mask, access.size).then_some((dependent, origin))
        };
        if let Some(wait) = access.awaits.map(|number| &self.code.awaits[number as usize]) {
            let active = self.value(t, base, wait.active) != 0;
            // Whether it waits may be asked earlier than in the program, which need not ask at all.
            let defined = self.undefined(t, base, wait.active).0 == 0;
            let found = whole(wait.operand, Dependent::Wait).filter(|_| active && defined);
            if found.is_some() {
                return found;
            }
        }
        match access.kind {
            _ if self.code.orders[number as usize][0] == MemoryOrder::Plain => None,
            AccessKind::Load => None,
            AccessKind::Store | AccessKind::Rmw { .. } => whole(access.a, Dependent::AtomicWrite),
            AccessKind::CompareExchange => whole(access.a, Dependent::AtomicCompare),
        }
    }

    /// Whether an operand of an access has undefined bits.
    pub(super) fn writes_undefined(&self, t: usize, base: usize, access: &Access) -> bool {
        self.threads[t].has_undefined()
            && [access.a, access.b].iter().any(|&src| self.undefined(t, base, src).0 != 0)
    }

    /// Moves undefined bits as an access does that is about to be performed; returns those of the word that
    /// it reads. If something depends on undefined bits, the thread fails instead.
    pub(super) fn move_undefined(
        &mut self,
        t: usize,
        base: usize,
        access: &Access,
        performing: Performing,
    ) -> Option<(u64, u32)> {
        let Performing { pointer, at, old, undefined: mask, action } = performing;
        let found = match mask {
            0 => (0, 0),
            _ => (mask, self.memory_origin(t, at, (pointer, mask))),
        };
        match self.written(t, base, access, ((old, found), action)) {
            Err((dependent, origin)) => {
                self.fail(t, Failure::Undefined(dependent, origin));
                return None;
            }
            Ok(Some((written, origin))) => {
                let mark = (written != 0).then_some(origin);
                self.memory.write_undefined((split(pointer).0, at), access.size, written, mark);
            }
            Ok(None) => {}
        }
        Some((mask & low_bits(access.bits.into()), found.1))
    }

    /// The undefined bits that an access writes, and where they come from; or what depends on such bits.
    fn written(
        &self,
        t: usize,
        base: usize,
        access: &Access,
        ((old, found), action): ((u64, (u64, u32)), Action),
    ) -> Result<Option<(u64, u32)>, (Dependent, u32)> {
        let ((mask, from), size) = (found, access.size);
        if matches!(action, Action::Await(_) | Action::ExchangeAwait { .. }) && is_whole(mask, size)
        {
            return Err((Dependent::Wait, from));
        }
        let (a, b) = (self.undefined(t, base, access.a), self.undefined(t, base, access.b));
        match access.kind {
            AccessKind::Load => Ok(None),
            AccessKind::Store => Ok(Some(a)),
            AccessKind::Rmw { function, .. } => {
                let operand = (self.value(t, base, access.a), a.0);
                let written = updated(function, access.bits, (old, mask), operand);
                match written {
                    0 => Ok(Some((0, 0))),
                    _ if function == Rmw::Exchange => Ok(Some(a)),
                    _ => Err((Dependent::AtomicWrite, if mask != 0 { from } else { a.1 })),
                }
            }
            AccessKind::CompareExchange => {
                let expected = (self.value(t, base, access.a), a.0);
                let open = undecided(IntPredicate::Eq, access.bits, (old, mask), expected);
                if open && is_whole(mask | a.0, size) {
                    return Err((Dependent::AtomicCompare, if mask != 0 { from } else { a.1 }));
                }
                match action.succeeds(old, size) {
                    true if is_whole(b.0, size) => Err((Dependent::AtomicWrite, b.1)),
                    true => Ok(Some(b)),
                    false => Ok(None),
                }
            }
        }
    }

    /// The text that a function prints or formats and that nobody else can change, if some byte of it is
    /// undefined: where that comes from.
    pub(super) fn undefined_text(
        &mut self,
        t: usize,
        function: Builtin,
        args: &[u64],
    ) -> Option<u32> {
        let suspicious = |&arg: &u64| {
            self.memory
                .find(arg, 1)
                .is_ok_and(|(object, _)| object.may_be_undefined() && object.private)
        };
        // Nearly always nothing else has to be looked at.
        if !args.iter().any(suspicious) {
            return None;
        }
        let texts: Vec<u64> = match function {
            Builtin::Print(Printer::Format { format, list: false }) => {
                self.formatted_texts(args, format)
            }
            Builtin::FormatText { list: false } => self.formatted_texts(args, 0),
            Builtin::Print(Printer::Line | Printer::Error) => {
                args.iter().take(1).copied().collect()
            }
            Builtin::Print(Printer::Text(k)) => args.iter().skip(k).take(1).copied().collect(),
            _ => Vec::new(),
        };
        texts.into_iter().find_map(|text| {
            let (allocation, start) = self.memory.find(text, 1).ok()?;
            if !allocation.may_be_undefined() || !allocation.private {
                return None;
            }
            let end = split(text).1..allocation.size;
            let (k, mask) = end.enumerate().find_map(|(k, _)| {
                let mask = self.memory.undefined_at(text + k as u64, 1);
                let ends = self.memory.read(start + k, 1) == 0;
                (mask != 0 || ends).then_some((k, mask))
            })?;
            (mask != 0).then(|| self.memory_origin(t, start + k, (text + k as u64, mask)))
        })
    }

    /// The arguments that a format takes as strings without a precision.
    fn formatted_texts(&self, args: &[u64], format: usize) -> Vec<u64> {
        let mut rest = args.iter().skip(format + 1);
        let mut texts = Vec::new();
        let text = self.memory.text_at(args.get(format).copied().unwrap_or(0));
        let mut bytes = text.into_iter();
        while let Some(byte) = bytes.next() {
            if byte != b'%' {
                continue;
            }
            let mut limited = false;
            for byte in bytes.by_ref() {
                match byte {
                    b'-' | b'+' | b' ' | b'#' | b'0'..=b'9' => {}
                    b'h' | b'l' | b'j' | b'z' | b't' | b'L' | b'q' => {}
                    b'.' => limited = true,
                    b'*' => drop(rest.next()),
                    b'%' => break,
                    _ => {
                        let argument = rest.next().filter(|_| byte == b's' && !limited);
                        texts.extend(argument.copied());
                        break;
                    }
                }
            }
        }
        texts
    }
}
