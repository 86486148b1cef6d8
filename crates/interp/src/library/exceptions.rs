//! The classes of exceptions in C++'s shared library, written as IR: their descriptions, tables of virtual
//! functions, constructors, and the functions `std::__throw_…` that throw them.

use std::fmt::Write;

/// What `what()` says.
#[derive(Clone, Copy)]
enum Says {
    /// Always the same.
    Fixed(&'static str),
    /// What the constructor was told.
    Told,
}

/// A class: its name in namespace std, its base, its size, what it says.
struct Class {
    name: &'static str,
    base: &'static str,
    size: u32,
    says: Says,
}

const fn fixed(name: &'static str, base: &'static str, text: &'static str) -> Class {
    Class { name, base, size: 8, says: Says::Fixed(text) }
}

const fn told(name: &'static str, base: &'static str, size: u32) -> Class {
    Class { name, base, size, says: Says::Told }
}

const CLASSES: [Class; 19] = [
    fixed("exception", "", "std::exception"),
    fixed("bad_alloc", "exception", "std::bad_alloc"),
    fixed("bad_array_new_length", "bad_alloc", "std::bad_array_new_length"),
    fixed("bad_cast", "exception", "std::bad_cast"),
    fixed("bad_typeid", "exception", "std::bad_typeid"),
    fixed("bad_exception", "exception", "std::bad_exception"),
    fixed("bad_function_call", "exception", "bad_function_call"),
    fixed("bad_weak_ptr", "exception", "bad_weak_ptr"),
    told("logic_error", "exception", 16),
    told("domain_error", "logic_error", 16),
    told("invalid_argument", "logic_error", 16),
    told("length_error", "logic_error", 16),
    told("out_of_range", "logic_error", 16),
    told("future_error", "logic_error", 32),
    told("runtime_error", "exception", 16),
    told("range_error", "runtime_error", 16),
    told("overflow_error", "runtime_error", 16),
    told("underflow_error", "runtime_error", 16),
    told("system_error", "runtime_error", 32),
];

const STRING: &str = "ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE";

/// The classes in IR.
pub(super) fn classes() -> String {
    let mut text = String::new();
    for class in &CLASSES {
        class.describe(&mut text);
        class.define_functions(&mut text);
    }
    text
}

fn mangled(name: &str) -> String {
    format!("St{}{name}", name.len())
}

impl Class {
    /// The description of the type, and the table of virtual functions.
    fn describe(&self, text: &mut String) {
        let (name, base) = (mangled(self.name), mangled(self.base));
        let length = name.len() + 1;
        let (types, kind, rest) = match self.base {
            "" => ("{ ptr, ptr }", "class", String::new()),
            _ => ("{ ptr, ptr, ptr }", "single", format!(", ptr @mazurka._ZTI{base}")),
        };
        let _ = writeln!(
            text,
            "@mazurka._ZTS{name} = constant [{length} x i8] c\"{name}\\00\"\n\
             @mazurka._ZTI{name} = constant {types} {{ ptr @mazurka.{kind}_type, \
             ptr @mazurka._ZTS{name}{rest} }}\n\
             @mazurka._ZTV{name} = constant {{ [5 x ptr] }} {{ [5 x ptr] [ptr null, \
             ptr @mazurka._ZTI{name}, ptr @mazurka._ZN{name}D1Ev, ptr @mazurka._ZN{name}D0Ev, \
             ptr @mazurka._ZNK{name}4whatEv] }}"
        );
    }

    fn define_functions(&self, text: &mut String) {
        let name = mangled(self.name);
        let _ = writeln!(
            text,
            "@mazurka._ZN{name}D1Ev = alias void (ptr), ptr @mazurka.nothing_to_destroy\n\
             @mazurka._ZN{name}D2Ev = alias void (ptr), ptr @mazurka.nothing_to_destroy\n\
             define void @mazurka._ZN{name}D0Ev(ptr %this) {{\n\
             call void @mazurka.free(ptr %this)\nret void\n}}"
        );
        match self.says {
            Says::Fixed(says) => {
                let length = says.len() + 1;
                let _ = writeln!(
                    text,
                    "@mazurka.says{name} = constant [{length} x i8] c\"{says}\\00\"\n\
                     define ptr @mazurka._ZNK{name}4whatEv(ptr %this) {{\n\
                     ret ptr @mazurka.says{name}\n}}"
                );
                self.define_throw(text, "v", "", "");
            }
            Says::Told => {
                let _ = writeln!(
                    text,
                    "@mazurka._ZNK{name}4whatEv = alias ptr (ptr), ptr @mazurka.told"
                );
                self.define_constructors(text);
                let tell = format!("call void @mazurka._ZN{name}C1EPKc(ptr %object, ptr %text)\n");
                self.define_throw(text, "PKc", "ptr %text", &tell);
            }
        }
    }

    fn define_constructors(&self, text: &mut String) {
        let name = mangled(self.name);
        let table = format!(
            "%table = getelementptr i8, ptr @mazurka._ZTV{name}, i64 16\n\
             store ptr %table, ptr %this, align 8\n"
        );
        let load = "%text = load ptr, ptr %from, align 8\n";
        let bodies = [
            ("EPKc", "", "tell(ptr %this, ptr %from)"),
            (STRING, load, "tell(ptr %this, ptr %text)"),
            ("ERKS_", "", "tell_again(ptr %this, ptr %from)"),
            ("EOS_", "", "tell_again(ptr %this, ptr %from)"),
        ];
        for (kind, before, tell) in bodies {
            let _ = writeln!(
                text,
                "define void @mazurka._ZN{name}C1{kind}(ptr %this, ptr %from) {{\n{table}{before}\
                 call void @mazurka.{tell}\nret void\n}}\n\
                 @mazurka._ZN{name}C2{kind} = alias void (ptr, ptr), ptr @mazurka._ZN{name}C1{kind}"
            );
        }
        for kind in ["ERKS_", "EOS_"] {
            let _ = writeln!(
                text,
                "define ptr @mazurka._ZN{name}aS{kind}(ptr %this, ptr %from) {{\n\
                 call void @mazurka.tell_again(ptr %this, ptr %from)\nret ptr %this\n}}"
            );
        }
    }

    /// The function that throws one; `construct` tells it what to say.
    fn define_throw(&self, text: &mut String, kind: &str, param: &str, construct: &str) {
        let (name, short, size) = (mangled(self.name), self.name, self.size);
        let length = "__throw_".len() + short.len();
        let _ = writeln!(
            text,
            "define void @mazurka._ZSt{length}__throw_{short}{kind}({param}) {{\n\
             %object = call ptr @mazurka.__cxa_allocate_exception(i64 {size})\n\
             %table = getelementptr i8, ptr @mazurka._ZTV{name}, i64 16\n\
             store ptr %table, ptr %object, align 8\n{construct}\
             call void @mazurka.__cxa_throw(ptr %object, ptr @mazurka._ZTI{name}, \
             ptr @mazurka.nothing_to_destroy)\nunreachable\n}}"
        );
    }
}
