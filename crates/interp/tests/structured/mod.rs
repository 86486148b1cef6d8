//! Random programs with structured loops, as LLVM IR.

// Each test needs some of them.
#[allow(dead_code)]
pub(crate) mod exploring;
#[allow(dead_code)]
pub(crate) mod graph;
#[allow(dead_code)]
pub(crate) mod holders;
#[allow(dead_code)]
pub(crate) mod idioms;
#[allow(dead_code)]
pub(crate) mod nodes;
mod text;

use std::fmt::Write;
use std::ops::{Deref, DerefMut};
use text::FunctionText;

/// Global variables that threads share: name, type, address in units of objects.
const GLOBALS: [(&str, u32); 4] = [("x", 32), ("y", 32), ("z", 8), ("w", 64)];

/// Local variables of each function.
const LOCALS: usize = 3;

/// The text of a program: some threads run loops, the others mostly write. Each ends by storing what it has in
/// its local variables into a variable of its own, `out` and its number.
#[allow(dead_code)]
pub(crate) fn program(seed: u64) -> String {
    let mut rng = fastrand::Rng::with_seed(seed);
    let threads = if rng.u32(0..4) == 0 { 3 } else { 2 };
    let mut text = String::new();
    for (name, bits) in GLOBALS {
        let _ = writeln!(text, "@{name} = global i{bits} {}", u32::from(rng.u32(0..4) == 0));
    }
    for t in 0..threads {
        let _ = writeln!(text, "@out{t} = global i32 -1");
    }
    text += "@text = constant [2 x i8] c\"a\\00\"\n\
             declare i32 @pthread_create(ptr, ptr, ptr, ptr)\ndeclare i32 @sched_yield()\n\
             declare void @__VERIFIER_assume(i32)\n\
             declare void @__assert_fail(ptr, ptr, i32, ptr)\n";
    let helpers = rng.usize(0..2);
    for number in 0..helpers {
        let mut body = Body::new(&mut rng, 0);
        text += &body.function(&format!("i32 @helper{number}(i32 %arg)"), None, Size::Helper);
    }
    for t in 0..threads {
        // The first thread always has a loop.
        let loops = t == 0 || rng.bool();
        let mut body = Body::new(&mut rng, helpers);
        let size = if loops { Size::Looping } else { Size::Writing };
        text += &body.function(&format!("ptr @thread{t}(ptr %unused)"), Some(t), size);
    }
    text += "define i32 @main() {\nentry:\n  %id = alloca i64\n";
    for t in 0..threads {
        let _ = writeln!(
            text,
            "  %c{t} = call i32 @pthread_create(ptr %id, ptr null, ptr @thread{t}, ptr null)"
        );
    }
    text += "  ret i32 0\n}\n";
    text
}

#[derive(Clone, Copy, PartialEq)]
enum Size {
    Helper,
    Looping,
    Writing,
}

/// A function while it is written.
struct Body<'r> {
    rng: &'r mut fastrand::Rng,
    written: FunctionText,
    /// Where `continue` and `break` go.
    loops: Vec<(String, String)>,
    helpers: usize,
    /// The number of the thread, if it reads variables through a variable that is new each time.
    reads_through: Option<usize>,
}

impl Deref for Body<'_> {
    type Target = FunctionText;

    fn deref(&self) -> &FunctionText {
        &self.written
    }
}

impl DerefMut for Body<'_> {
    fn deref_mut(&mut self) -> &mut FunctionText {
        &mut self.written
    }
}

impl Body<'_> {
    fn new(rng: &mut fastrand::Rng, helpers: usize) -> Body<'_> {
        let (written, loops) = (FunctionText::default(), Vec::new());
        Body { rng, written, loops, helpers, reads_through: None }
    }

    fn function(&mut self, head: &str, thread: Option<usize>, size: Size) -> String {
        for k in 0..LOCALS {
            let _ = write!(self.text, "  %r{k} = alloca i32\n  store i32 0, ptr %r{k}\n");
        }
        if thread.is_none() {
            self.text += "  store i32 %arg, ptr %r0\n";
        }
        match size {
            Size::Writing => self.statements(1, 3, 0),
            Size::Helper => {
                if self.rng.u32(0..3) == 0 {
                    self.repeat(1);
                }
                self.statements(1, 2, 0);
            }
            Size::Looping => {
                self.statements(0, 1, 0);
                self.repeat(2);
                self.statements(0, 1, 0);
            }
        }
        self.finish(head, thread)
    }

    fn finish(&mut self, head: &str, thread: Option<usize>) -> String {
        let mut all = self.local(0);
        for k in 1..LOCALS {
            let (part, scaled, sum) = (self.local(k), self.name(), self.name());
            let _ = writeln!(self.text, "  {scaled} = mul i32 {part}, {}", 10_u32.pow(k as u32));
            let _ = writeln!(self.text, "  {sum} = add i32 {all}, {scaled}");
            all = sum;
        }
        match thread {
            Some(t) => {
                let _ = write!(self.text, "  store i32 {all}, ptr @out{t}\n  ret ptr null\n");
            }
            None => {
                let first = self.local(0);
                let _ = writeln!(self.text, "  ret i32 {first}");
            }
        }
        format!("define {head} {{\nentry:\n{}}}\n", self.text)
    }

    fn local(&mut self, k: usize) -> String {
        let name = self.name();
        let _ = writeln!(self.text, "  {name} = load i32, ptr %r{k}");
        name
    }

    fn set_local(&mut self, value: &str) {
        let k = self.rng.usize(0..LOCALS);
        let _ = writeln!(self.text, "  store i32 {value}, ptr %r{k}");
    }

    /// A local variable or a small number.
    fn value(&mut self) -> String {
        match self.rng.bool() {
            true => {
                let k = self.rng.usize(0..LOCALS);
                self.local(k)
            }
            false => self.rng.u32(0..3).to_string(),
        }
    }

    fn statements(&mut self, least: usize, most: usize, depth: u32) {
        for _ in 0..self.rng.usize(least..=most) {
            self.statement(depth);
        }
    }

    fn statement(&mut self, depth: u32) {
        match self.rng.u32(0..26) {
            0..=4 => self.load(),
            5..=8 => self.store(),
            9 | 10 => self.rmw("xchg"),
            11 | 12 => self.add(),
            13..=15 => self.exchange(),
            16 | 17 => self.arithmetic(),
            18 if depth > 0 => self.either(depth),
            19 if depth > 0 => self.switch(depth),
            20 if depth > 0 => self.repeat(depth - 1),
            21 if self.helpers > 0 => self.call(),
            22 if self.rng.bool() => self.assert(),
            22 => self.retry(),
            23 if self.rng.u32(0..4) == 0 => self.assume(),
            _ if !self.loops.is_empty() => self.leave(),
            _ => self.load(),
        }
    }

    fn global(&mut self) -> (&'static str, u32) {
        // Mostly the first, so that threads meet.
        let k = if self.rng.bool() { 0 } else { self.rng.usize(0..GLOBALS.len()) };
        GLOBALS[k]
    }

    /// What was read of a global variable goes to a local one.
    fn keep(&mut self, value: &str, bits: u32) {
        if bits == 32 {
            return self.set_local(value);
        }
        let wide = self.name();
        let cast = match bits {
            64 => "trunc i64",
            _ if self.rng.bool() => "zext i8",
            _ => "sext i8",
        };
        let _ = writeln!(self.text, "  {wide} = {cast} {value} to i32");
        self.set_local(&wide);
    }

    /// A value that can be written to a global variable.
    fn sized(&mut self, bits: u32) -> String {
        let value = self.value();
        if bits == 32 || !value.starts_with('%') {
            return value;
        }
        let name = self.name();
        let cast = if bits == 64 { "zext" } else { "trunc" };
        let _ = writeln!(self.text, "  {name} = {cast} i32 {value} to i{bits}");
        name
    }

    fn load(&mut self) {
        let ((global, bits), name) = (self.global(), self.name());
        let _ =
            writeln!(self.text, "  {name} = load atomic i{bits}, ptr @{global} seq_cst, align 8");
        self.keep(&name, bits);
    }

    fn store(&mut self) {
        let (global, bits) = self.global();
        let value = self.sized(bits);
        let _ =
            writeln!(self.text, "  store atomic i{bits} {value}, ptr @{global} seq_cst, align 8");
    }

    fn rmw(&mut self, op: &str) {
        let (global, bits) = self.global();
        let (value, name) = (self.sized(bits), self.name());
        let _ =
            writeln!(self.text, "  {name} = atomicrmw {op} ptr @{global}, i{bits} {value} seq_cst");
        self.keep(&name, bits);
    }

    /// An addition of a constant, zero perhaps, whose result may be unused.
    fn add(&mut self) {
        let ((global, bits), name) = (self.global(), self.name());
        let op = ["add", "sub", "or", "and"][self.rng.usize(0..4)];
        let k = self.rng.i32(-1..2);
        let _ = writeln!(self.text, "  {name} = atomicrmw {op} ptr @{global}, i{bits} {k} seq_cst");
        if self.rng.bool() {
            self.keep(&name, bits);
        }
    }

    /// A compare-and-swap as C has it: what is expected is overwritten if it fails.
    fn exchange(&mut self) {
        let (global, k) = (["x", "y"][self.rng.usize(0..2)], self.rng.usize(0..LOCALS));
        let expected = if self.rng.bool() { self.local(k) } else { self.rng.u32(0..2).to_string() };
        let new = self.value();
        let (pair, old, ok) = (self.name(), self.name(), self.name());
        let _ = writeln!(
            self.text,
            "  {pair} = cmpxchg ptr @{global}, i32 {expected}, i32 {new} seq_cst seq_cst\n  \
             {old} = extractvalue {{ i32, i1 }} {pair}, 0\n  \
             {ok} = extractvalue {{ i32, i1 }} {pair}, 1"
        );
        let (failed, after) = (self.label(), self.label());
        self.branch(&ok, &after, &failed);
        let _ = writeln!(self.text, "{failed}:\n  store i32 {old}, ptr %r{k}");
        self.begin(&after);
        match self.loops.last().cloned() {
            Some((_, end)) if self.rng.u32(0..3) > 0 => {
                let next = self.label();
                self.branch(&ok, &end, &next);
                let _ = writeln!(self.text, "{next}:");
            }
            _ if self.rng.bool() => {
                let wide = self.name();
                let _ = writeln!(self.text, "  {wide} = zext i1 {ok} to i32");
                self.set_local(&wide);
            }
            _ => {}
        }
    }

    /// A compare-and-swap that is retried with what it found.
    fn retry(&mut self) {
        let (global, k) = (["x", "y"][self.rng.usize(0..2)], self.rng.usize(0..LOCALS));
        let (first, top, end, next) = (self.name(), self.label(), self.label(), self.label());
        let _ = writeln!(
            self.text,
            "  {first} = load atomic i32, ptr @{global} seq_cst, align 8\n  \
             store i32 {first}, ptr %r{k}"
        );
        self.begin(&top);
        let (expected, new, low) = (self.local(k), self.name(), self.name());
        let (pair, old, ok) = (self.name(), self.name(), self.name());
        let _ = writeln!(
            self.text,
            "  {new} = add i32 {expected}, 1\n  {low} = and i32 {new}, 1\n  \
             {pair} = cmpxchg ptr @{global}, i32 {expected}, i32 {low} seq_cst seq_cst\n  \
             {old} = extractvalue {{ i32, i1 }} {pair}, 0\n  \
             {ok} = extractvalue {{ i32, i1 }} {pair}, 1"
        );
        self.branch(&ok, &end, &next);
        let _ =
            write!(self.text, "{next}:\n  store i32 {old}, ptr %r{k}\n  br label %{top}\n{end}:\n");
    }

    fn arithmetic(&mut self) {
        let (a, b, sum, low) = (self.value(), self.value(), self.name(), self.name());
        let op = ["add", "sub", "xor"][self.rng.usize(0..3)];
        let _ = writeln!(self.text, "  {sum} = {op} i32 {a}, {b}\n  {low} = and i32 {sum}, 3");
        self.set_local(&low);
    }

    /// Some comparison as an `i1`.
    fn condition(&mut self) -> String {
        let k = self.rng.usize(0..LOCALS);
        let (a, b, name) = (self.local(k), self.value(), self.name());
        let predicates = ["eq", "ne", "slt", "sle", "ugt", "uge", "ult", "sgt"];
        let predicate = match self.rng.u32(0..3) {
            0 => predicates[self.rng.usize(0..predicates.len())],
            k => predicates[k as usize - 1],
        };
        let _ = writeln!(self.text, "  {name} = icmp {predicate} i32 {a}, {b}");
        match self.rng.u32(0..8) {
            0 => {
                let other = self.condition();
                let both = self.name();
                let op = if self.rng.bool() { "and" } else { "or" };
                let _ = writeln!(self.text, "  {both} = {op} i1 {name}, {other}");
                both
            }
            1 => {
                let (wide, test) = (self.name(), self.name());
                let _ = writeln!(
                    self.text,
                    "  {wide} = zext i1 {name} to i32\n  {test} = icmp eq i32 {wide}, 0"
                );
                test
            }
            _ => name,
        }
    }

    fn either(&mut self, depth: u32) {
        let condition = self.condition();
        let (then, otherwise, end) = (self.label(), self.label(), self.label());
        self.branch(&condition, &then, &otherwise);
        let _ = writeln!(self.text, "{then}:");
        self.statements(1, 2, depth - 1);
        let _ = write!(self.text, "  br label %{end}\n{otherwise}:\n");
        self.statements(0, 1, depth - 1);
        self.begin(&end);
    }

    fn switch(&mut self, depth: u32) {
        let k = self.rng.usize(0..LOCALS);
        let value = self.local(k);
        let (zero, one, end) = (self.label(), self.label(), self.label());
        let default = [&zero, &one, &end][self.rng.usize(0..3)];
        let _ = write!(
            self.text,
            "  switch i32 {value}, label %{default} [ i32 0, label %{zero} i32 1, label %{one} ]\n\
             {zero}:\n"
        );
        self.statements(0, 1, depth - 1);
        let _ = write!(self.text, "  br label %{end}\n{one}:\n");
        self.statements(0, 1, depth - 1);
        self.begin(&end);
    }

    /// A loop that is tested at its top, at its bottom, or only by what is in it.
    fn repeat(&mut self, depth: u32) {
        let (top, body, bottom, end) = (self.label(), self.label(), self.label(), self.label());
        let form = self.rng.u32(0..3);
        if form == 2 && self.rng.bool() {
            // What a compare-and-swap loop begins with.
            self.load();
        }
        self.begin(&top);
        if form == 0 {
            if self.rng.bool() {
                self.load();
            }
            let condition = self.condition();
            self.branch(&condition, &body, &end);
            let _ = writeln!(self.text, "{body}:");
        } else {
            self.begin(&body);
        }
        self.loops.push((bottom.clone(), end.clone()));
        if self.rng.bool() {
            // Something to wait for.
            match self.rng.u32(0..4) {
                0 => self.rmw("xchg"),
                1 => self.exchange(),
                _ => self.load(),
            }
            self.leave();
            self.statements(0, 1, depth);
        } else {
            self.statements(usize::from(form != 0), 3, depth);
        }
        if form == 2 {
            self.leave();
        }
        self.loops.pop();
        if self.rng.u32(0..6) == 0 {
            let name = self.name();
            let _ = writeln!(self.text, "  {name} = call i32 @sched_yield()");
        }
        self.begin(&bottom);
        if form == 1 {
            let condition = self.condition();
            self.branch(&condition, &top, &end);
        } else {
            let _ = writeln!(self.text, "  br label %{top}");
        }
        let _ = writeln!(self.text, "{end}:");
    }

    /// `if (…) break;` or `if (…) continue;`.
    fn leave(&mut self) {
        let Some((bottom, end)) = self.loops.last().cloned() else { return };
        let (condition, next) = (self.condition(), self.label());
        let target = if self.rng.u32(0..4) == 0 { bottom } else { end };
        self.branch(&condition, &target, &next);
        let _ = writeln!(self.text, "{next}:");
    }

    fn call(&mut self) {
        let (value, name, number) = (self.value(), self.name(), self.rng.usize(0..self.helpers));
        let _ = writeln!(self.text, "  {name} = call i32 @helper{number}(i32 {value})");
        self.set_local(&name);
    }

    fn assert(&mut self) {
        let (condition, wrong, next) = (self.condition(), self.label(), self.label());
        self.branch(&condition, &next, &wrong);
        let line = self.names;
        let _ = writeln!(
            self.text,
            "{wrong}:\n  call void @__assert_fail(ptr @text, ptr @text, i32 {line}, ptr @text)\n  \
             unreachable\n{next}:"
        );
    }

    fn assume(&mut self) {
        let (condition, wide) = (self.condition(), self.name());
        let _ = writeln!(
            self.text,
            "  {wide} = zext i1 {condition} to i32\n  call void @__VERIFIER_assume(i32 {wide})"
        );
    }
}
