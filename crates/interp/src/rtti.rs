//! Types at run time, as the C++ ABI describes them in memory.
//!
//! A description begins with a pointer that tells its kind and the address of the type's name. That of a
//! class with one base at its start goes on with the base; that of any other class with bases with their
//! number at 20, and for each of them from 24 on its description and where it lies; that of a pointer with
//! its qualifiers at 16 and what it points to at 24.

use crate::code::{moved, split};
use crate::memory::Memory;

/// Where the first words of descriptions point to, as numbers of objects.
#[derive(Clone, Debug, Default)]
pub(crate) struct TypeKinds {
    /// A class with one base.
    pub(crate) single: Vec<u32>,
    /// A class with several bases, or virtual ones.
    pub(crate) multiple: Vec<u32>,
    pub(crate) pointer: Vec<u32>,
}

/// How a base lies in a class: it is public, its place is in the table of virtual functions.
const PUBLIC: u64 = 2;
const VIRTUAL: u64 = 1;

/// The part of an object that is of some type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Part {
    pub(crate) address: u64,
    /// Whether all of the way there goes along public bases.
    pub(crate) public: bool,
}

/// The descriptions of types in memory.
#[derive(Clone, Copy)]
pub(crate) struct Types<'a> {
    pub(crate) kinds: &'a TypeKinds,
    pub(crate) memory: &'a Memory,
}

impl Types<'_> {
    /// The mangled name of a type.
    pub(crate) fn name(&self, ty: u64) -> String {
        let name = self.memory.text_at(self.memory.word_at(ty + 8));
        String::from_utf8_lossy(&name).trim_start_matches('*').to_string()
    }

    fn is(&self, ty: u64, kind: &[u32]) -> bool {
        kind.contains(&split(self.memory.word_at(ty)).0)
    }

    /// The bases of the class of an object: their types and places, and whether they are public. Nothing
    /// has no place.
    fn bases(&self, ty: u64, object: u64) -> Vec<(u64, Part)> {
        let word = |at: u64| self.memory.word_at(at);
        if self.is(ty, &self.kinds.single) {
            return vec![(word(ty + 16), Part { address: object, public: true })];
        }
        if !self.is(ty, &self.kinds.multiple) {
            return Vec::new();
        }
        let base = |k: u64| {
            let (ty, how) = (word(ty + 24 + 16 * k), word(ty + 32 + 16 * k));
            let offset = how as i64 >> 8;
            let address = match how & VIRTUAL {
                _ if object == 0 => 0,
                0 => moved(object, offset),
                _ => moved(object, word(moved(word(object), offset)) as i64),
            };
            (ty, Part { address, public: how & PUBLIC != 0 })
        };
        (0..word(ty + 16) >> 32).map(base).collect()
    }

    /// The parts of an object of type `ty` that are of type `wanted`, each once.
    pub(crate) fn parts(&self, ty: u64, object: u64, wanted: u64) -> Vec<Part> {
        if ty == wanted {
            return vec![Part { address: object, public: true }];
        }
        let mut parts: Vec<Part> = Vec::new();
        for (base, at) in self.bases(ty, object) {
            for part in self.parts(base, at.address, wanted) {
                let public = part.public && at.public;
                match parts.iter_mut().find(|known| known.address == part.address) {
                    Some(known) => known.public |= public,
                    None => parts.push(Part { public, ..part }),
                }
            }
        }
        parts
    }

    /// The one public part of an object that is of some type.
    pub(crate) fn base(&self, ty: u64, object: u64, wanted: u64) -> Option<u64> {
        match self.parts(ty, object, wanted)[..] {
            [Part { address, public: true }] => Some(address),
            _ => None,
        }
    }

    /// What `dynamic_cast` to type `to` gives for the part of type `from` at `part` of an object of type `ty`:
    /// the one of which it is a public base, or else the only public base of that type; 0 if there is none.
    pub(crate) fn cast(&self, [from, part]: [u64; 2], to: u64, [ty, object]: [u64; 2]) -> u64 {
        let is_in = |ty: u64, whole: u64| {
            let parts = self.parts(ty, whole, from);
            parts.contains(&Part { address: part, public: true })
        };
        let candidates = self.parts(ty, object, to);
        let mut around = candidates.iter().filter(|one| is_in(to, one.address));
        match (around.next(), around.next(), &candidates[..]) {
            (Some(one), None, _) => one.address,
            (None, _, [Part { address, public: true }]) if is_in(ty, object) => *address,
            _ => 0,
        }
    }

    /// What a handler for exceptions of type `catch`, 0 for all, gets if an object of type `thrown` is
    /// thrown; nothing if it does not handle that. A handler for pointers gets the pointer itself.
    pub(crate) fn caught(&self, catch: u64, thrown: u64, object: u64) -> Option<u64> {
        let is_pointer = |ty: u64| self.is(ty, &self.kinds.pointer);
        if !is_pointer(thrown) {
            let null_pointer = is_pointer(catch) && self.name(thrown) == "Dn";
            return match catch {
                0 => Some(object),
                _ if null_pointer => Some(0),
                _ => self.base(thrown, object, catch),
            };
        }
        let pointer = self.memory.word_at(object);
        if catch == 0 || catch == thrown {
            return Some(pointer);
        }
        let [(qualifiers, pointee), (allowed, wanted)] = [thrown, catch]
            .map(|ty| (self.memory.word_at(ty + 16) as u32 & 7, self.memory.word_at(ty + 24)));
        if !is_pointer(catch) || qualifiers & !allowed != 0 {
            return None;
        }
        if self.name(wanted) == "v" { Some(pointer) } else { self.base(pointee, pointer, wanted) }
    }
}
