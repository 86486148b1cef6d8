//! The descriptions of types that are in the C++ library, such as that of `int`: what kind of type it is, the
//! name that `typeid(int).name()` gives, and what a pointer points to.

use super::{Compiler, described_type};
use crate::code::{GlobalImage, pointer};

/// How many bytes such a description has: two words, and for a pointer its qualifiers and what it
/// points to.
pub(super) const DESCRIPTION_SIZE: u64 = 32;

impl Compiler<'_> {
    /// Fills in the descriptions that the program uses.
    pub(super) fn type_descriptions(&mut self) {
        for (index, global) in self.module.globals.iter().enumerate() {
            if let (Some(name), None) = (described_type(global), self.in_library(global)) {
                self.code.globals[index].bytes = self.description(name);
            }
        }
    }

    /// The description of the type with a mangled name.
    fn description(&mut self, name: &str) -> Vec<u8> {
        let text = [name.as_bytes(), &[0]].concat();
        let text = self.constant_object(format!("typeid({name}).name()"), text);
        let (mut kind, mut qualifiers, mut pointee) = (0, 0, 0);
        if let Some(rest) = name.strip_prefix('P') {
            let id = self.module.global_named("mazurka.pointer_type");
            kind = id.map_or(0, |id| pointer(self.code.globals[id.index()].object));
            let constant = rest.strip_prefix('K');
            qualifiers = u64::from(constant.is_some());
            pointee = self.described(constant.unwrap_or(rest));
        }
        [kind, text, qualifiers, pointee].into_iter().flat_map(u64::to_le_bytes).collect()
    }

    /// The address of the description of a type, which is made if the program has none.
    fn described(&mut self, name: &str) -> u64 {
        let variable = format!("_ZTI{name}");
        match self.module.global_named(&variable) {
            Some(id) => pointer(self.code.globals[id.index()].object),
            None => {
                let bytes = self.description(name);
                self.constant_object(variable, bytes)
            }
        }
    }

    /// One more constant; returns its address.
    fn constant_object(&mut self, name: String, bytes: Vec<u8>) -> u64 {
        let object = self.code.globals.len() as u32 + 1;
        let (thread_local, constant, private) = (false, true, false);
        let image = GlobalImage { object, bytes, thread_local, constant, private, name };
        self.code.globals.push(image);
        pointer(object)
    }
}
