//! The names of C++ functions and variables, from the symbols that compilers make of them.
//!
//! The Itanium C++ ABI, as far as names in programs go: namespaces, classes, templates with types and numbers,
//! constructors, destructors, operators, functions in functions, lambdas. Decltypes and expressions in template arguments
//! are not read; such a symbol stays as it is.
//!
//! Of our own, because the crate that does this, cpp_demangle 0.5, takes the first parameter of templated constructors for
//! what they return, and leaves it out: `tests/demangle.rs` compares with GNU's.

mod operators;
mod types;

use operators::OPERATORS;

/// Longer names, in bytes, are not made: substitutions may repeat themselves exponentially.
const LONGEST: usize = 1 << 14;
/// How deep names and types may nest.
const DEEPEST: u32 = 100;

/// The name that a symbol has in the source, with the types of the parameters; `None` if it is no C++ symbol.
///
/// ```
/// let name = mazurka_ir::demangle("_ZN4pool6submitEPFvvEi");
/// assert_eq!(name.as_deref(), Some("pool::submit(void (*)(), int)"));
/// ```
pub fn demangle(symbol: &str) -> Option<String> {
    let rest = symbol.strip_prefix("_Z")?;
    // What follows a dot was added by the compiler.
    let rest = rest.split('.').next().unwrap_or(rest);
    let mut names = Demangler {
        rest,
        substitutions: Vec::new(),
        arguments: Vec::new(),
        depth: 0,
        returns_nothing: false,
        pack: (0, 0),
        after_name: false,
    };
    let name = names.encoding(false)?;
    (names.rest.is_empty() && name.len() <= LONGEST).then_some(name)
}

/// What is left of a symbol, and what may be referred to.
struct Demangler<'a> {
    rest: &'a str,
    substitutions: Vec<String>,
    /// The template arguments that `T_` and its likes name.
    arguments: Vec<Argument>,
    depth: u32,
    /// The name that was read last is that of a constructor, a destructor or a conversion, which do not say
    /// what they return.
    returns_nothing: bool,
    /// Which element of packs to take, and how many there are.
    pack: (usize, usize),
    /// Types are being read that may refer to the template arguments of a name; their own do not count.
    after_name: bool,
}

/// A template argument.
#[derive(Clone)]
enum Argument {
    One(String),
    Pack(Vec<String>),
}

/// A name, and what is known of it.
struct Name {
    text: String,
    /// Its last part has template arguments: as a function it begins with the type it returns.
    is_template: bool,
    /// `const` and its likes, of a member function.
    qualifiers: String,
}

impl<'a> Demangler<'a> {
    fn eat(&mut self, prefix: &str) -> bool {
        let rest = self.rest.strip_prefix(prefix);
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }

    fn peek(&self) -> u8 {
        self.rest.as_bytes().first().copied().unwrap_or(0)
    }

    /// One level deeper.
    fn nested<T>(&mut self, f: impl FnOnce(&mut Self) -> Option<T>) -> Option<T> {
        self.depth += 1;
        let result = if self.depth > DEEPEST { None } else { f(self) };
        self.depth -= 1;
        result
    }

    /// Remembers something that may be referred to later.
    fn remember(&mut self, text: &str) -> Option<()> {
        self.substitutions.push(text.to_string());
        (text.len() <= LONGEST).then_some(())
    }

    /// A function with its parameters, a variable, or something that belongs to a type. What a function
    /// returns is left out if it only tells where something local is.
    fn encoding(&mut self, local: bool) -> Option<String> {
        if let Some(name) = self.special() {
            return name;
        }
        let outer = std::mem::take(&mut self.after_name);
        let name = self.name()?;
        self.after_name = true;
        let text = match self.peek() {
            0 | b'E' => name.text,
            _ => {
                let returns = name.is_template && !self.returns_nothing;
                let result = if returns { self.ty()? + " " } else { String::new() };
                let result = if local { "" } else { &result };
                let parameters = self.parameters()?;
                format!("{result}{}({parameters}){}", name.text, name.qualifiers)
            }
        };
        self.after_name = outer;
        Some(text)
    }

    /// Tables, guards and the like: no name of the source, but of something that has one.
    fn special(&mut self) -> Option<Option<String>> {
        let what = match self.rest.get(..2)? {
            "TV" => "vtable for ",
            "TT" => "VTT for ",
            "TI" => "typeinfo for ",
            "TS" => "typeinfo name for ",
            "GV" => "guard variable for ",
            "TH" => "thread-local initialization routine for ",
            "TW" => "thread-local wrapper routine for ",
            _ => return None,
        };
        self.rest = &self.rest[2..];
        let named = match what.starts_with("guard") || what.starts_with("thread") {
            true => self.name().map(|name| name.text),
            false => self.ty(),
        };
        Some(named.map(|name| format!("{what}{name}")))
    }

    /// The types of the parameters, up to the end.
    fn parameters(&mut self) -> Option<String> {
        if self.rest == "v" || self.rest.starts_with("vE") {
            self.rest = &self.rest[1..];
            return Some(String::new());
        }
        let mut types = Vec::new();
        while !matches!(self.peek(), 0 | b'E') {
            self.type_or_pack(&mut types)?;
        }
        Some(types.join(", "))
    }

    /// A type, or one for each element of a pack.
    fn type_or_pack(&mut self, into: &mut Vec<String>) -> Option<()> {
        if !self.eat("Dp") {
            into.push(self.ty()?);
            return Some(());
        }
        let (pattern, outer) = (self.rest, self.pack);
        self.pack = (0, 0);
        let first = self.ty()?;
        let (after, known) = (self.rest, self.substitutions.len());
        let count = self.pack.1;
        into.extend((count > 0).then_some(first));
        for index in 1..count {
            self.rest = pattern;
            self.pack = (index, count);
            let ty = self.ty()?;
            self.substitutions.truncate(known);
            into.push(ty);
        }
        (self.rest, self.pack) = (after, outer);
        // The whole expansion may be referred to, too.
        self.remember(&into[into.len() - count..].join(", "))
    }

    fn name(&mut self) -> Option<Name> {
        self.nested(|d| match d.peek() {
            b'N' => d.nested_name(),
            b'Z' => d.local_name(),
            _ => d.plain_name(),
        })
    }

    /// A name outside classes, or in `std`.
    fn plain_name(&mut self) -> Option<Name> {
        let (mut text, substituted) = match self.peek() {
            b'S' if !self.rest.starts_with("St") => (self.substitution()?, true),
            _ => {
                let prefix = if self.eat("St") { "std::" } else { "" };
                (format!("{prefix}{}", self.unqualified(prefix)?), false)
            }
        };
        let is_template = self.peek() == b'I';
        if is_template {
            if !substituted {
                self.remember(&text)?;
            }
            text += &self.template_arguments()?;
        }
        Some(Name { text, is_template, qualifiers: String::new() })
    }

    /// `N` qualifiers, parts, `E`.
    fn nested_name(&mut self) -> Option<Name> {
        self.eat("N");
        let mut qualifiers = String::new();
        for (letter, word) in [("r", " restrict"), ("V", " volatile"), ("K", " const")] {
            if self.eat(letter) {
                qualifiers.insert_str(0, word);
            }
        }
        qualifiers += if self.eat("R") { " &" } else { "" };
        qualifiers += if self.eat("O") { " &&" } else { "" };
        let (mut text, mut is_template) = (String::new(), false);
        while !self.eat("E") {
            let mut known = false;
            match self.peek() {
                b'S' if self.rest.starts_with("St") => {
                    self.eat("St");
                    text = "std".to_string();
                    known = true;
                }
                b'S' => {
                    text = self.substitution()?;
                    known = true;
                }
                b'T' => text = self.template_parameter()?,
                b'I' => text += &self.template_arguments()?,
                _ => {
                    let part = self.unqualified(&text)?;
                    text = if text.is_empty() { part } else { format!("{text}::{part}") };
                }
            }
            is_template = !known && text.ends_with('>') && !text.ends_with("operator>");
            if !known && self.peek() != b'E' {
                self.remember(&text)?;
            }
            if text.len() > LONGEST {
                return None;
            }
        }
        Some(Name { text, is_template, qualifiers })
    }

    /// Something inside a function.
    fn local_name(&mut self) -> Option<Name> {
        self.eat("Z");
        let function = self.nested(|d| d.encoding(true))?;
        if !self.eat("E") {
            return None;
        }
        if self.eat("s") {
            self.discriminator();
            let text = format!("{function}::string literal");
            return Some(Name { text, is_template: false, qualifiers: String::new() });
        }
        let name = self.name()?;
        self.discriminator();
        let text = format!("{function}::{}", name.text);
        Some(Name { text, ..name })
    }

    fn discriminator(&mut self) {
        if self.eat("_") {
            self.eat("_");
            self.digits();
        }
    }

    fn digits(&mut self) -> &'a str {
        let end = self.rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(self.rest.len());
        let (digits, rest) = self.rest.split_at(end);
        self.rest = rest;
        digits
    }

    /// One part of a name; constructors are called like the class around them.
    fn unqualified(&mut self, around: &str) -> Option<String> {
        self.returns_nothing = false;
        let mut text = match self.peek() {
            b'0'..=b'9' => self.source_name()?,
            b'L' => {
                self.eat("L");
                self.source_name()?
            }
            b'C' | b'D' if matches!(self.rest.as_bytes().get(1), Some(b'0'..=b'5')) => {
                let destroys = if self.peek() == b'D' { "~" } else { "" };
                self.rest = &self.rest[2..];
                self.returns_nothing = true;
                format!("{destroys}{}", last_part(around))
            }
            b'U' => self.unnamed()?,
            b'a'..=b'z' => self.operator()?,
            _ => return None,
        };
        while self.eat("B") {
            text += &format!("[abi:{}]", self.source_name()?);
        }
        Some(text)
    }

    fn source_name(&mut self) -> Option<String> {
        let length: usize = self.digits().parse().ok()?;
        let name = self.rest.get(..length)?;
        self.rest = &self.rest[length..];
        let name = if name.starts_with("_GLOBAL__N") { "(anonymous namespace)" } else { name };
        Some(name.to_string())
    }

    /// A lambda, or a type without name.
    fn unnamed(&mut self) -> Option<String> {
        let lambda = self.eat("Ul");
        if !lambda && !self.eat("Ut") {
            return None;
        }
        let parameters = if lambda { self.parameters()? } else { String::new() };
        if lambda && !self.eat("E") {
            return None;
        }
        let number = self.digits();
        let number =
            if number.is_empty() { 1 } else { number.parse::<u32>().ok()?.checked_add(2)? };
        if !self.eat("_") {
            return None;
        }
        Some(match lambda {
            true => format!("{{lambda({parameters})#{number}}}"),
            false => format!("{{unnamed type#{number}}}"),
        })
    }

    fn operator(&mut self) -> Option<String> {
        let code = self.rest.get(..2)?;
        self.rest = &self.rest[2..];
        if code == "cv" {
            let ty = self.ty()?;
            self.returns_nothing = true;
            return Some(format!("operator {ty}"));
        }
        if code == "li" {
            return Some(format!("operator\"\" {}", self.source_name()?));
        }
        let (_, word) = OPERATORS.iter().find(|(name, _)| *name == code)?;
        Some(format!("operator{word}"))
    }

    /// `S_`, `S0_`, … and the names of the standard library that have letters of their own.
    fn substitution(&mut self) -> Option<String> {
        self.eat("S");
        let known = match self.peek() {
            b't' => "std",
            b'a' => "std::allocator",
            b'b' => "std::basic_string",
            b's' => "std::string",
            b'i' => "std::istream",
            b'o' => "std::ostream",
            b'd' => "std::iostream",
            _ => {
                let index = self.sequence_number()?;
                return self.substitutions.get(index).cloned();
            }
        };
        self.rest = &self.rest[1..];
        Some(known.to_string())
    }

    /// `_` is the first, `0_` the second; the digits go on with letters.
    fn sequence_number(&mut self) -> Option<usize> {
        let end = self.rest.find('_')?;
        let digits = &self.rest[..end];
        self.rest = &self.rest[end + 1..];
        let plain = digits.bytes().all(|b| b.is_ascii_digit() || b.is_ascii_uppercase());
        match digits {
            "" => Some(0),
            _ if plain => usize::from_str_radix(digits, 36).ok()?.checked_add(1),
            _ => None,
        }
    }

    fn template_parameter(&mut self) -> Option<String> {
        self.eat("T");
        let index = self.sequence_number()?;
        match self.arguments.get(index)? {
            Argument::One(text) => Some(text.clone()),
            Argument::Pack(elements) => {
                self.pack.1 = elements.len();
                Some(elements.get(self.pack.0).cloned().unwrap_or_default())
            }
        }
    }

    fn template_arguments(&mut self) -> Option<String> {
        self.eat("I");
        let returns_nothing = self.returns_nothing;
        let mut arguments = Vec::new();
        let mut texts = Vec::new();
        while !self.eat("E") {
            let before = texts.len();
            let pack = self.peek() == b'J';
            self.nested(|d| d.template_argument(&mut texts))?;
            let new = &texts[before..];
            arguments.push(match new {
                [one] if !pack => Argument::One(one.clone()),
                _ => Argument::Pack(new.to_vec()),
            });
        }
        if !self.after_name {
            self.arguments = arguments;
        }
        self.returns_nothing = returns_nothing;
        Some(format!("<{}>", texts.join(", ")))
    }

    fn template_argument(&mut self, into: &mut Vec<String>) -> Option<()> {
        match self.peek() {
            b'J' => {
                self.eat("J");
                while !self.eat("E") {
                    self.nested(|d| d.template_argument(into))?;
                }
            }
            b'L' => into.push(self.literal()?),
            b'X' => {
                self.eat("X");
                let pack = self.eat("sp");
                let at = self.rest;
                let first = (self.peek() == b'T').then(|| self.template_parameter())??;
                let count = if pack { self.pack.1 } else { 1 };
                into.extend((count > 0).then_some(first));
                for index in 1..count {
                    (self.rest, self.pack) = (at, (index, count));
                    into.push(self.template_parameter()?);
                }
                self.pack = (0, 0);
                return self.eat("E").then_some(());
            }
            _ => self.type_or_pack(into)?,
        }
        Some(())
    }

    /// A number, a truth value, or the address of something.
    fn literal(&mut self) -> Option<String> {
        self.eat("L");
        if self.eat("_Z") {
            let name = self.nested(|d| d.encoding(false))?;
            return self.eat("E").then(|| format!("&{name}"));
        }
        let ty = self.ty()?;
        let sign = if self.eat("n") { "-" } else { "" };
        let digits = self.digits();
        let text = match (ty.as_str(), digits) {
            (_, "") => return None,
            ("bool", _) => if digits == "0" { "false" } else { "true" }.to_string(),
            ("int", _) => format!("{sign}{digits}"),
            ("unsigned int", _) => format!("{digits}u"),
            ("long", _) => format!("{sign}{digits}l"),
            ("unsigned long", _) => format!("{digits}ul"),
            _ => format!("({ty}){sign}{digits}"),
        };
        self.eat("E").then_some(text)
    }
}

/// The name of a class without what is around it, and without template arguments.
fn last_part(name: &str) -> &str {
    let mut depth = 0u32;
    let mut start = 0;
    let mut end = name.len();
    for (at, c) in name.char_indices() {
        match c {
            '<' | '(' | '{' => {
                if depth == 0 && c == '<' {
                    end = at;
                }
                depth += 1;
            }
            '>' | ')' | '}' => depth = depth.saturating_sub(1),
            ':' if depth == 0 => (start, end) = (at + 1, name.len()),
            _ => {}
        }
    }
    match name {
        "std::string" => "basic_string",
        _ => name.get(start..end).unwrap_or(name),
    }
}
