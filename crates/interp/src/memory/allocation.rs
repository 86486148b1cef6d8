//! What is known of an object, but for its bytes.

use super::object_names::{Class, ObjectName};
use crate::code::split;

/// Whether an object exists.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Lifetime {
    /// Not created, or the creation was undone.
    Unborn,
    Alive,
    /// Freed, or out of scope.
    Freed,
}

/// Where an object comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Storage {
    Global,
    Heap,
    Stack,
    /// Where threads wait for the words of another object.
    Queues,
}

/// What is known about the content of an object.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Content {
    /// It is never written.
    Constant,
    Defined,
    /// Some of its bits may never have been written.
    Undefined,
}

impl Content {
    /// That of a variable, which may be one that is never written.
    pub(crate) fn of_variable(constant: bool) -> Content {
        if constant { Content::Constant } else { Content::Defined }
    }
}

/// An object.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Allocation {
    pub(crate) lifetime: Lifetime,
    pub(crate) storage: Storage,
    /// Whether no other thread can reach it, so that accesses to it are invisible to others.
    pub(crate) private: bool,
    pub(crate) content: Content,
    /// See [`Class::label`].
    pub(crate) label: u32,
    /// In bytes.
    pub(crate) size: u32,
    /// Whether its address was never anywhere but in registers of the thread that created it.
    pub(super) confined: bool,
    /// Whether its address, or a part of it, was taken for a number. Noted only where names are used again.
    pub(super) numeric: bool,
    /// Whether the thread that created it has ended it, if it has ended.
    pub(super) ended_by_creator: bool,
    /// Who created it, and as which one of its class.
    pub(super) thread: u32,
    pub(super) nth: u32,
    /// Where its bytes begin in the arena.
    pub(super) base: u32,
    /// How many of its bytes can be accessed without any further question: all if it is open, else none.
    pub(super) open: u32,
}

/// In place of the thread that created an object.
pub(super) const NOBODY: u32 = u32::MAX;

impl Allocation {
    /// A global variable.
    pub(super) fn global(size: u32, base: u32, content: Content) -> Allocation {
        let (lifetime, storage) = (Lifetime::Alive, Storage::Global);
        let (private, label, thread, nth) = (false, 0, NOBODY, 0);
        let (confined, numeric, ended_by_creator) = (false, false, false);
        let mut global = Allocation {
            lifetime,
            storage,
            private,
            content,
            label,
            size,
            confined,
            numeric,
            ended_by_creator,
            thread,
            nth,
            base,
            open: 0,
        };
        global.update_open();
        global
    }

    /// An object to be created.
    pub(super) fn new(name: ObjectName, base: u32, content: Content) -> Allocation {
        let ObjectName { thread, class: Class { storage, private, label, size }, nth } = name;
        let confined = matches!(storage, Storage::Heap | Storage::Stack);
        let mut object = Allocation {
            storage,
            private,
            label,
            confined,
            thread,
            nth,
            ..Allocation::global(size, base, content)
        };
        object.update_open();
        object
    }

    /// An object is open if it is alive, all of it is defined, and others can access and write it.
    pub(super) fn is_open(&self) -> bool {
        let Allocation { lifetime, private, content, .. } = *self;
        lifetime == Lifetime::Alive && !private && content == Content::Defined
    }

    pub(super) fn update_open(&mut self) {
        self.open = if self.is_open() { self.size } else { 0 };
    }

    pub(super) fn set_lifetime(&mut self, lifetime: Lifetime) {
        self.lifetime = lifetime;
        self.update_open();
    }

    /// Some of its bits may be undefined from now on.
    pub(super) fn set_undefined(&mut self) {
        self.content = Content::Undefined;
        self.update_open();
    }

    /// Whether it is never written.
    #[inline]
    pub(crate) fn is_constant(&self) -> bool {
        self.content == Content::Constant
    }

    /// Whether some of its bits may never have been written.
    #[inline]
    pub(crate) fn may_be_undefined(&self) -> bool {
        self.content == Content::Undefined
    }
}

/// Some bytes of an object, whether it exists or not.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Place {
    pub(super) number: u32,
    pub(super) start: u32,
    pub(super) end: u32,
}

impl Place {
    /// In place of a place: it is never open.
    pub(crate) const NOWHERE: Place = Place { number: 0, start: 0, end: 1 };

    /// The `size` bytes that a pointer points to.
    pub(crate) fn new(pointer: u64, size: u32) -> Place {
        let (number, start) = split(pointer);
        match start.checked_add(size) {
            Some(end) if number != 0 => Place { number, start, end },
            _ => Place::NOWHERE,
        }
    }
}
