//! Values of variables as the source would write them: `{head: 2, slots: [5, 0]}`.

use crate::code::{pointer, split};
use crate::describe::Repetition;
use crate::memory::Lifetime;
use crate::names::bit_field;
use crate::program::{Compiled, CompiledRun};
use mazurka_engine::Alarm;
use mazurka_engine::program::Program;
use mazurka_ir::{BitField, BitRange, Member, Shape, SourcePath, SourceType, TypeRef};
use mazurka_trace::{Event, Shown};
use std::sync::Arc;

/// How deep structures are shown in structures.
const MAX_DEPTH: usize = 8;

/// How many elements of an array are shown.
const MAX_ELEMENTS: u64 = 16;

/// A part of memory with its type.
#[derive(Clone, Copy)]
struct Place {
    ptr: u64,
    ty: TypeRef,
}

/// Why there is no value.
type Reason = &'static str;

impl Compiled {
    /// The same program, whose reports show the values of these variables.
    #[must_use]
    pub fn showing(self, names: &[String]) -> Compiled {
        Compiled { shown: names.into(), ..self }
    }

    /// The values of the variables that reports show, at the end of an execution. The execution is run once more for
    /// that, unless it takes long and the alarm is raised.
    pub fn shown(&self, events: &[Event], alarm: &Arc<Alarm>) -> Option<Vec<Shown>> {
        if self.shown.is_empty() {
            return Some(Vec::new());
        }
        let mut again = Repetition::new(self.start_watched(alarm));
        again.run_through(events, alarm)?;
        let run = again.run;
        let show = |name: &String| {
            let value = run.find(name).map(|place| run.value(place, 0));
            let value = value.unwrap_or_else(|reason| format!("({reason})"));
            Shown { name: name.clone(), value }
        };
        Some(self.shown.iter().map(show).collect())
    }
}

impl CompiledRun {
    fn source_type(&self, ty: TypeRef) -> Option<Arc<SourceType>> {
        self.program.module.debug.source_type(ty)
    }

    /// The part of a global variable that an expression of C names.
    fn find(&self, expression: &str) -> Result<Place, Reason> {
        let name = expression.trim();
        if let Some(inner) = name.strip_prefix('*') {
            return self.follow(self.find(inner)?);
        }
        let end = name.find(['.', '[', '-']).unwrap_or(name.len());
        let (variable, mut rest) = name.split_at(end);
        let index = self.machine.code().globals.iter().position(|global| global.name == variable);
        let index = index.ok_or("there is no global variable of that name")?;
        let known = self.program.module.globals.get(index).and_then(|g| g.variable.as_ref()?.ty);
        let ty = known.ok_or("its type is not known")?;
        let mut place = Place { ptr: pointer(index as u32 + 1), ty };
        while !rest.is_empty() {
            (place, rest) = self.postfix(place, rest)?;
        }
        Ok(place)
    }

    /// Goes on to a member or an element: what it is, and what is left of the expression.
    fn postfix<'t>(&self, place: Place, rest: &'t str) -> Result<(Place, &'t str), Reason> {
        if let Some(inner) = rest.strip_prefix('[') {
            let (index, rest) = inner.split_once(']').ok_or("a bracket is missing")?;
            let index = index.trim().parse().map_err(|_| "an index is no number")?;
            return Ok((self.element(place, index)?, rest));
        }
        let (place, rest) = match (rest.strip_prefix("->"), rest.strip_prefix('.')) {
            (Some(rest), _) => (self.follow(place)?, rest),
            (_, Some(rest)) => (place, rest),
            _ => return Err("a member begins with `.` or `->`"),
        };
        let end = rest.find(['.', '[', '-']).unwrap_or(rest.len());
        let (name, rest) = rest.split_at(end);
        match self.member(place, name, 0) {
            Some(found) => Ok((found, rest)),
            None if self.has_bit_field(place, name) => Err("it is a bit-field: show its structure"),
            None => Err("there is no member of that name"),
        }
    }

    /// What a pointer points to.
    fn follow(&self, place: Place) -> Result<Place, Reason> {
        let found = self.source_type(place.ty).ok_or("its type is not known")?;
        let Shape::Pointer(to) = found.shape else { return Err("it is no pointer") };
        let ty = to.ok_or("what it points to is not known")?;
        let memory = self.machine.memory();
        let (_, at) = memory.find(place.ptr, 8).map_err(|_| "it is not in memory")?;
        let ptr = memory.read(at, 8);
        match memory.find(ptr, 1) {
            Ok((allocation, _)) if allocation.lifetime == Lifetime::Freed => Err("it was freed"),
            Ok(_) => Ok(Place { ptr, ty }),
            Err(_) => Err("the pointer leads nowhere"),
        }
    }

    fn element(&self, place: Place, index: u64) -> Result<Place, Reason> {
        let found = self.source_type(place.ty).ok_or("its type is not known")?;
        let (start, element) = match &found.shape {
            // How long the last array of a structure is may not be known.
            Shape::Array(_, counts) if counts.len() == 1 && (1..=index).contains(&counts[0]) => {
                return Err("the index is too large");
            }
            Shape::Array(element, counts) if counts.len() == 1 => (place.ptr, *element),
            Shape::Pointer(_) => {
                let Place { ptr, ty } = self.follow(place)?;
                (ptr, ty)
            }
            _ => return Err("it has no elements"),
        };
        let size = self.source_type(element).map_or(0, |ty| ty.size);
        let offset = index.checked_mul(size).filter(|offset| *offset < 1 << 31);
        let ptr = start + offset.ok_or("the index is too large")?;
        let inside = self.machine.memory().find(ptr, size as u32).is_ok();
        inside.then_some(Place { ptr, ty: element }).ok_or("the index is too large")
    }

    /// A member, or one of a base class or an anonymous structure in it. Bit-fields have no place of their own.
    fn member(&self, place: Place, name: &str, depth: usize) -> Option<Place> {
        let found = self.source_type(place.ty).filter(|_| depth < MAX_DEPTH)?;
        let Shape::Members(members) = &found.shape else { return None };
        let at = |member: &Member| Place { ptr: place.ptr + member.offset, ty: member.ty };
        let own = members.iter().find(|m| &*m.name == name && m.bits.is_none()).map(at);
        let inner = |member: &Member| self.member(at(member), name, depth + 1);
        own.or_else(|| members.iter().filter(|m| m.name.is_empty()).find_map(inner))
    }

    fn has_bit_field(&self, place: Place, name: &str) -> bool {
        let found = self.source_type(place.ty);
        found.is_some_and(|ty| match &ty.shape {
            Shape::Members(members) => members.iter().any(|member| &*member.name == name),
            _ => false,
        })
    }

    /// The value of a part.
    fn value(&self, place: Place, depth: usize) -> String {
        let Some(ty) = self.source_type(place.ty).filter(|_| depth < MAX_DEPTH) else {
            return "…".to_string();
        };
        match &ty.shape {
            // What is in it means nothing to a user.
            Shape::Members(_) if ty.of_library => "…".to_string(),
            Shape::Members(members) => {
                let part = |member: &Member| self.member_value(place, member, depth);
                let parts: Vec<String> = members.iter().map(part).collect();
                format!("{{{}}}", parts.join(", "))
            }
            Shape::Array(element, counts) => self.elements(place.ptr, *element, counts, depth),
            _ => self.plain_value(place.ptr, &ty),
        }
    }

    fn member_value(&self, place: Place, member: &Member, depth: usize) -> String {
        let value = match member.bits {
            Some(bits) => self.bits_value(place.ptr, member, bits),
            None => {
                let inner = Place { ptr: place.ptr + member.offset, ty: member.ty };
                self.value(inner, depth + 1)
            }
        };
        match member.name.is_empty() {
            true => value,
            false => format!("{}: {value}", member.name),
        }
    }

    /// The value of a bit-field of a structure.
    fn bits_value(&self, structure: u64, member: &Member, bits: BitRange) -> String {
        let byte = |k: u64| {
            let found = self.machine.memory().find(structure + bits.start / 8 + k, 1);
            found.map_or(0, |(_, at)| self.machine.memory().read(at, 1))
        };
        let (below, count) = ((bits.start % 8) as u32, bits.count.clamp(1, 64));
        let bytes = u64::from((below + count).div_ceil(8));
        let word = (0..bytes).fold(0u128, |word, k| word | u128::from(byte(k)) << (8 * k));
        let value = (word >> below) as u64 & (u64::MAX >> (64 - count));
        let (name, ty) = (member.name.clone(), self.source_type(member.ty));
        bit_field(&BitField { name, shift: 0, count, ty }, value)
    }

    /// The elements of an array, dimension by dimension.
    fn elements(&self, start: u64, element: TypeRef, counts: &[u64], depth: usize) -> String {
        let size = self.source_type(element).map_or(0, |ty| ty.size);
        let [count, inner @ ..] = counts else {
            return self.value(Place { ptr: start, ty: element }, depth + 1);
        };
        let each = size * inner.iter().product::<u64>();
        let part = |k: u64| self.elements(start + k * each, element, inner, depth);
        let mut parts: Vec<String> = (0..(*count).min(MAX_ELEMENTS)).map(part).collect();
        if *count > MAX_ELEMENTS {
            parts.push("…".to_string());
        }
        format!("[{}]", parts.join(", "))
    }

    fn plain_value(&self, ptr: u64, ty: &Arc<SourceType>) -> String {
        let (memory, size) = (self.machine.memory(), ty.size as u32);
        if !matches!(size, 1 | 2 | 4 | 8) {
            return "…".to_string();
        }
        let Ok((allocation, at)) = memory.find(ptr, size) else { return "?".to_string() };
        if memory.undefined(allocation, at, size) != 0 {
            return "?".to_string();
        }
        debug_assert!(split(ptr).0 > 0, "it was found");
        let part = SourcePath { leaf: Some(ty.clone()), ..SourcePath::default() };
        self.word_name(&part, memory.read(at, size), size)
    }
}
