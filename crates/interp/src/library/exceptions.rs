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
    /// Whether it is in the inline namespace that libc++ has in std.
    versioned: bool,
    base: &'static str,
    size: u32,
    says: Says,
}

const fn fixed(name: &'static str, base: &'static str, text: &'static str) -> Class {
    Class { name, versioned: false, base, size: 8, says: Says::Fixed(text) }
}

const fn told(name: &'static str, base: &'static str, size: u32) -> Class {
    Class { name, versioned: false, base, size, says: Says::Told }
}

const fn versioned(class: Class) -> Class {
    Class { versioned: true, ..class }
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

/// Those that only libc++ has in its shared library. The constructors of the last two are in `models/libcxx_error.c`.
const LIBCXX_CLASSES: [Class; 7] = [
    fixed("bad_optional_access", "exception", "bad_optional_access"),
    fixed("bad_variant_access", "exception", "bad_variant_access"),
    fixed("bad_any_cast", "bad_cast", "bad any cast"),
    versioned(fixed("bad_function_call", "exception", "std::exception")),
    versioned(fixed("bad_weak_ptr", "exception", "bad_weak_ptr")),
    versioned(told("future_error", "logic_error", 32)),
    versioned(told("system_error", "runtime_error", 32)),
];

const STRING: &str = "ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE";
const LIBCXX_STRING: &str = "ERKNSt3__112basic_stringIcNS0_11char_traitsIcEENS0_9allocatorIcEEEE";

/// The classes in IR.
pub(super) fn classes() -> String {
    let mut text = String::new();
    for class in &CLASSES {
        class.describe(&mut text);
        class.define_functions(&mut text);
    }
    text
}

/// What libc++ adds to the classes: its own ones, and constructors that are told its strings.
pub(super) fn libcxx_classes() -> String {
    let mut text = String::new();
    for class in &LIBCXX_CLASSES {
        class.describe(&mut text);
        class.define_functions(&mut text);
    }
    let bases =
        CLASSES.iter().filter(|class| ["logic_error", "runtime_error"].contains(&class.name));
    for class in bases {
        let before = "%text = call ptr @mazurka.libcxx_text(ptr %from)\n";
        class.define_constructor(&mut text, LIBCXX_STRING, before, "tell(ptr %this, ptr %text)");
    }
    text
}

impl Class {
    /// What the mangled names of its functions begin with.
    fn scope(&self) -> String {
        let version = if self.versioned { "3__1" } else { "" };
        format!("St{version}{}{}", self.name.len(), self.name)
    }

    /// The mangled name of the type itself.
    fn type_name(&self) -> String {
        if self.versioned { format!("N{}E", self.scope()) } else { self.scope() }
    }

    /// The description of the type, and the table of virtual functions.
    fn describe(&self, text: &mut String) {
        let (scope, name) = (self.scope(), self.type_name());
        let base = format!("St{}{}", self.base.len(), self.base);
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
             ptr @mazurka._ZTI{name}, ptr @mazurka._ZN{scope}D1Ev, ptr @mazurka._ZN{scope}D0Ev, \
             ptr @mazurka._ZNK{scope}4whatEv] }}"
        );
    }

    fn define_functions(&self, text: &mut String) {
        let name = self.scope();
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
                self.define_default_constructor(text);
                self.define_throw(text, "v", "", "");
            }
            Says::Told if self.versioned => {
                let _ = writeln!(
                    text,
                    "@mazurka._ZNK{name}4whatEv = alias ptr (ptr), ptr @mazurka.told"
                );
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

    fn define_default_constructor(&self, text: &mut String) {
        let (name, ty) = (self.scope(), self.type_name());
        let _ = writeln!(
            text,
            "define void @mazurka._ZN{name}C1Ev(ptr %this) {{\n\
             %table = getelementptr i8, ptr @mazurka._ZTV{ty}, i64 16\n\
             store ptr %table, ptr %this, align 8\nret void\n}}\n\
             @mazurka._ZN{name}C2Ev = alias void (ptr), ptr @mazurka._ZN{name}C1Ev"
        );
    }

    fn define_constructors(&self, text: &mut String) {
        let name = self.scope();
        let load = "%text = load ptr, ptr %from, align 8\n";
        self.define_constructor(text, "EPKc", "", "tell(ptr %this, ptr %from)");
        self.define_constructor(text, STRING, load, "tell(ptr %this, ptr %text)");
        for kind in ["ERKS_", "EOS_"] {
            self.define_constructor(text, kind, "", "tell_again(ptr %this, ptr %from)");
            let _ = writeln!(
                text,
                "define ptr @mazurka._ZN{name}aS{kind}(ptr %this, ptr %from) {{\n\
                 call void @mazurka.tell_again(ptr %this, ptr %from)\nret ptr %this\n}}"
            );
        }
    }

    /// A constructor from something that says what the exception is to say, or leads to it.
    fn define_constructor(&self, text: &mut String, kind: &str, before: &str, tell: &str) {
        let (name, ty) = (self.scope(), self.type_name());
        let _ = writeln!(
            text,
            "define void @mazurka._ZN{name}C1{kind}(ptr %this, ptr %from) {{\n\
             %table = getelementptr i8, ptr @mazurka._ZTV{ty}, i64 16\n\
             store ptr %table, ptr %this, align 8\n{before}\
             call void @mazurka.{tell}\nret void\n}}\n\
             @mazurka._ZN{name}C2{kind} = alias void (ptr, ptr), ptr @mazurka._ZN{name}C1{kind}"
        );
    }

    /// The function that throws one; `construct` tells it what to say.
    fn define_throw(&self, text: &mut String, kind: &str, param: &str, construct: &str) {
        let (name, short, size) = (self.type_name(), self.name, self.size);
        let length = "__throw_".len() + short.len();
        if self.versioned {
            return;
        }
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
