//! Small programs with one thread over all instructions and library functions, in the manner of a compiler's torture
//! tests: templates filled with each type, operation and value that they are for.
//!
//! There is no undefined behaviour apart from signed numbers that wrap, which they do natively without optimisation:
//! shifts are masked, divisors are not 0 or -1, floating-point numbers are converted where they fit.

mod atomics;
mod control;
mod library;
mod scalars;
mod vectors;

/// A program, and the flags of clang that it needs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Torture {
    /// What it is about.
    pub name: String,
    /// Its text.
    pub text: String,
    /// Flags for clang, for the native program and for the IR.
    pub flags: &'static [&'static str],
}

/// What all programs have.
const HEAD: &str = r#"#include <limits.h>
#include <math.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
typedef unsigned long word;
typedef unsigned __int128 pair;
static word hash = 14695981039346656037u;
static void mix(word value) { hash = (hash ^ value) * 1099511628211u; }
static void mix_pair(pair value) { mix((word)value); mix((word)(value >> 64)); }
static void mix_bytes(const void *at, unsigned size) {
    for (unsigned k = 0; k < size; k++) mix(((const unsigned char *)at)[k]);
}
static void mix_text(const char *text) { while (*text) mix((unsigned char)*text++); }
static void show(const char *what) { printf("%s %lx\n", what, hash); }
"#;

/// All programs.
pub fn programs() -> Vec<Torture> {
    let mut all = Programs::default();
    scalars::add(&mut all);
    vectors::add(&mut all);
    control::add(&mut all);
    atomics::add(&mut all);
    library::add(&mut all);
    all.list
}

/// The programs so far.
#[derive(Default)]
struct Programs {
    list: Vec<Torture>,
}

impl Programs {
    /// Adds a template whose words in capitals between `@` are replaced.
    fn fill(&mut self, name: &str, template: &str, parts: &[(&str, &str)]) {
        let mut text = format!("{HEAD}{template}");
        let mut name = name.to_string();
        for (word, value) in parts {
            text = text.replace(&format!("@{word}@"), value);
            name = format!("{name} {value}");
        }
        self.list.push(Torture { name, text, flags: &[] });
    }

    /// Adds a program whose `main` has this body, behind what the body needs.
    fn body(&mut self, name: &str, before: &str, body: &str) {
        self.fill(
            name,
            &format!("{before}\nint main(void) {{\n{body}\nshow(\"end\"); return 0; }}\n"),
            &[],
        );
    }

    /// Lets the last program be compiled with flags.
    fn with_flags(&mut self, flags: &'static [&'static str]) {
        if let Some(last) = self.list.last_mut() {
            last.flags = flags;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_many_and_none_comes_twice() {
        let all = programs();
        assert!(all.len() >= 400, "{}", all.len());
        let texts: std::collections::BTreeSet<&str> = all.iter().map(|p| &*p.text).collect();
        assert_eq!(texts.len(), all.len());
        for program in &all {
            // Flags as outputs of inline assembly have the sign of templates.
            let filled = program.text.replace("=@cc", "");
            assert!(!filled.contains('@'), "{}:\n{}", program.name, program.text);
        }
    }
}
