//! Where the analysis says that a thread cannot come back, no thread does.

#[path = "../../tests/structured/text.rs"]
mod text;

use crate::pipeline::CompileOptions;
use crate::program::Compiled;
use mazurka_engine::program::{Pending, Program, Run};
use mazurka_trace::ThreadId;
use std::collections::HashSet;
use std::fmt::Write;
use std::ops::{Deref, DerefMut};
use text::FunctionText;

/// Local variables of each function, with their bits: one of them comes back soon.
const LOCALS: [u32; 4] = [32, 64, 8, 32];

/// A function in LLVM IR while it is written: nested loops in which local variables are set, copied, and counted up and
/// down, and which a shared variable ends.
struct Body<'r> {
    rng: &'r mut fastrand::Rng,
    written: FunctionText,
    /// Where `continue` and `break` go.
    loops: Vec<(String, String)>,
    calls: bool,
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
    fn function(rng: &mut fastrand::Rng, head: &str, calls: bool) -> String {
        let written = FunctionText::default();
        let mut body = Body { rng, written, loops: Vec::new(), calls };
        for (k, bits) in LOCALS.iter().enumerate() {
            let _ = writeln!(body.text, "  %r{k} = alloca i{bits}\n  store i{bits} 0, ptr %r{k}");
        }
        body.statements(0, 2, 1);
        body.repeat(2);
        body.statements(0, 2, 1);
        let result = body.local(0);
        format!("define {head} {{\n{}  ret i32 {result}\n}}\n", body.text)
    }

    fn local(&mut self, k: usize) -> String {
        let (name, bits) = (self.name(), LOCALS[k]);
        let _ = writeln!(self.text, "  {name} = load i{bits}, ptr %r{k}");
        name
    }

    fn set(&mut self, k: usize, value: &str) {
        let bits = LOCALS[k];
        let _ = writeln!(self.text, "  store i{bits} {value}, ptr %r{k}");
    }

    fn statements(&mut self, least: usize, most: usize, depth: u32) {
        for _ in 0..self.rng.usize(least..=most) {
            self.statement(depth);
        }
    }

    fn statement(&mut self, depth: u32) {
        let k = self.rng.usize(..LOCALS.len());
        match self.rng.u32(..14) {
            0 => _ = self.shared(),
            1 => {
                let value = self.local(0);
                let _ = writeln!(self.text, "  store atomic i32 {value}, ptr @x seq_cst, align 4");
            }
            2..=5 => self.count(k),
            6 => self.set(k, "3"),
            7 => {
                let copied = self.local(3);
                self.set(0, &copied);
            }
            8 | 9 if depth > 0 => self.either(depth - 1),
            10 | 11 if depth > 0 => self.repeat(depth - 1),
            12 if self.calls => {
                let name = self.name();
                let _ = writeln!(self.text, "  {name} = call i32 @helper()");
                if self.rng.bool() {
                    self.set(3, &name);
                }
            }
            _ => self.leave(),
        }
    }

    /// A variable plus or minus a constant, which may leave only few different values.
    fn count(&mut self, k: usize) {
        let (value, sum, bits) = (self.local(k), self.name(), LOCALS[k]);
        let op = ["add", "sub", "xor"][self.rng.usize(..20).saturating_sub(17)];
        let by = ["1", "-1", "7", "0", "64"][self.rng.usize(..12).saturating_sub(7)];
        let (a, b) = if op != "sub" && self.rng.bool() { (by, &*value) } else { (&*value, by) };
        let _ = writeln!(self.text, "  {sum} = {op} i{bits} {a}, {b}");
        let to = if LOCALS[k] == 32 && self.rng.u32(..5) == 0 { 3 } else { k };
        self.set(to, &sum);
    }

    /// Whether the shared variable is 0, which is a visible operation.
    fn shared(&mut self) -> String {
        let (value, test) = (self.name(), self.name());
        let _ = writeln!(
            self.text,
            "  {value} = load atomic i32, ptr @x seq_cst, align 4\n  {test} = icmp eq i32 {value}, 0"
        );
        test
    }

    /// A condition on the shared variable, or on a local one.
    fn condition(&mut self) -> String {
        if self.rng.bool() {
            return self.shared();
        }
        let (value, test) = (self.local(0), self.name());
        let limit = self.rng.u32(..40);
        let _ = writeln!(self.text, "  {test} = icmp ult i32 {value}, {limit}");
        test
    }

    fn either(&mut self, depth: u32) {
        let condition = self.condition();
        let (then, otherwise, end) = (self.label(), self.label(), self.label());
        self.branch(&condition, &then, &otherwise);
        let _ = writeln!(self.text, "{then}:");
        self.statements(1, 2, depth);
        let _ = writeln!(self.text, "  br label %{end}\n{otherwise}:");
        self.statements(0, 2, depth);
        self.begin(&end);
    }

    /// A loop, half of them with a variable of their own that counts iterations.
    fn repeat(&mut self, depth: u32) {
        let (top, body, bottom, end) = (self.label(), self.label(), self.label(), self.label());
        let (counter, bits) = (self.name(), if self.rng.u32(..6) == 0 { 3 } else { 32 });
        let counts = self.rng.bool();
        if counts {
            let _ = writeln!(
                self.text,
                "  {counter} = alloca i{bits}\n  store i{bits} 0, ptr {counter}"
            );
        }
        self.begin(&top);
        let condition = self.shared();
        let _ = match counts {
            true => {
                let (value, test, last) = (self.name(), self.name(), bits + 2);
                writeln!(
                    self.text,
                    "  {value} = load i{bits}, ptr {counter}\n  \
                     {test} = icmp ne i{bits} {value}, {last}\n  \
                     br i1 {test}, label %{body}, label %{end}\n{body}:"
                )
            }
            false => {
                writeln!(self.text, "  br i1 {condition}, label %{body}, label %{end}\n{body}:")
            }
        };
        let again = if self.rng.bool() { &top } else { &bottom };
        self.loops.push((again.clone(), end.clone()));
        self.statements(1, 4, depth);
        if counts && self.rng.u32(..3) == 0 {
            // Another way back, on which it counts differently.
            let (other, next, condition) = (self.label(), self.label(), self.shared());
            self.branch(&condition, &other, &next);
            let _ = writeln!(self.text, "{other}:");
            self.count_iteration(&counter, bits);
            let _ = writeln!(self.text, "  br label %{top}\n{next}:");
        }
        self.loops.pop();
        self.begin(&bottom);
        if counts {
            self.count_iteration(&counter, bits);
        }
        let _ = writeln!(self.text, "  br label %{top}\n{end}:");
    }

    /// Adds to the variable that counts iterations, if it is not something else that is added to; perhaps only sometimes.
    fn count_iteration(&mut self, counter: &str, bits: u32) {
        let (value, sum, after) = (self.name(), self.name(), self.label());
        let mut by = ["1", "1", "2", "-1"][self.rng.usize(..4)];
        if bits == 32 && self.rng.u32(..16) == 0 {
            by = "1073741824";
        }
        if self.rng.u32(..4) == 0 {
            let (counted, condition) = (self.label(), self.shared());
            self.branch(&condition, &counted, &after);
            let _ = writeln!(self.text, "{counted}:");
        }
        let from = if bits == 32 && self.rng.u32(..8) == 0 { "@x" } else { counter };
        let _ = writeln!(
            self.text,
            "  {value} = load i{bits}, ptr {from}\n  {sum} = add i{bits} {value}, {by}\n  \
             store i{bits} {sum}, ptr {counter}"
        );
        self.begin(&after);
    }

    /// `if (…) continue;` or `if (…) break;`
    fn leave(&mut self) {
        let Some((top, end)) = self.loops.last().cloned() else { return };
        let (condition, next) = (self.condition(), self.label());
        let to = if self.rng.bool() { &top } else { &end };
        self.branch(&condition, to, &next);
        let _ = writeln!(self.text, "{next}:");
    }
}

fn program(seed: u64) -> String {
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut text = String::from(
        "@x = global i32 0\ndeclare i32 @pthread_create(ptr, ptr, ptr, ptr)\n\
         define ptr @toggle(ptr %u) {\n  br label %top\ntop:\n  \
         %v = load atomic i32, ptr @x seq_cst, align 4\n  %w = xor i32 %v, 1\n  \
         store atomic i32 %w, ptr @x seq_cst, align 4\n  br label %top\n}\n",
    );
    text += &Body::function(&mut rng, "i32 @helper()", false);
    text += &Body::function(&mut rng, "i32 @counts()", true);
    text += "define i32 @main() {\n  %t = alloca i64\n  \
             %c = call i32 @pthread_create(ptr %t, ptr null, ptr @toggle, ptr null)\n  \
             %r = call i32 @counts()\n  ret i32 0\n}\n";
    text
}

/// Runs a program at random, and counts where the thread that counts has been: in how many states to which it could come
/// back, in how many to which it could not, and how often it did come back.
fn run(seed: u64) -> [usize; 3] {
    let text = program(seed);
    let options = CompileOptions { loop_purity: false, awaits: false, ..CompileOptions::default() };
    let mut run = Compiled::new("test.ll", &text, options).expect("it is right").start();
    let (mut rng, mut been) = (fastrand::Rng::with_seed(seed), HashSet::new());
    let (mut may, mut never, mut did) = (0, 0, 0);
    for _ in 0..250 {
        if matches!(run.pending(ThreadId::MAIN), Pending::Op { .. }) {
            let (words, can_return) = run.machine.local_words(0);
            *(if can_return { &mut may } else { &mut never }) += 1;
            let back = !been.insert(words.clone());
            assert!(can_return || !back, "seed {seed}\n{text}");
            did += usize::from(back);
        }
        // The other thread, if it exists.
        while rng.bool() && matches!(run.pending(ThreadId(1)), Pending::Op { .. }) {
            run.step(ThreadId(1), 0);
        }
        if !matches!(run.pending(ThreadId::MAIN), Pending::Op { enabled: true, .. }) {
            break;
        }
        run.step(ThreadId::MAIN, 0);
    }
    [may, never, did]
}

#[test]
fn nobody_comes_back_to_where_a_register_counts() {
    let programs =
        std::env::var("MAZURKA_COUNTING").map_or(400, |count| count.parse().expect("a number"));
    let mut totals = [0; 3];
    for seed in 0..programs {
        totals.iter_mut().zip(run(seed)).for_each(|(total, count)| *total += count);
    }
    println!("{totals:?}");
    let [may, never, did] = totals;
    assert!(never * 5 > may && did * 5 > may, "{totals:?}");
}

/// After the first jump the sum is copied once more without having been computed anew.
const JUMPS: &str = "
@x = global i32 0
@site = global [200 x i8] zeroinitializer
declare i32 @_setjmp(ptr) returns_twice
declare void @longjmp(ptr, i32) noreturn
define i32 @main() {
entry:
  br label %top
top:
  %r = phi i32 [ 0, %entry ], [ %next, %saved ]
  %v = load atomic i32, ptr @x seq_cst, align 4
  %many = icmp ugt i32 %r, 2
  br i1 %many, label %jump, label %count
count:
  %next = add i32 %r, 1
  %u = load atomic i32, ptr @x seq_cst, align 4
  %zero = call i32 @_setjmp(ptr @site)
  br label %saved
saved:
  br label %top
jump:
  call void @longjmp(ptr @site, i32 1)
  unreachable
}
";

#[test]
fn a_jump_may_leave_out_what_counts() {
    let options = CompileOptions { loop_purity: false, awaits: false, ..CompileOptions::default() };
    let mut run = Compiled::new("test.ll", JUMPS, options).expect("it is right").start();
    let mut been = HashSet::new();
    // It comes back to the loop. That the jump leads there again and again is not seen where the jump is.
    let comes_back = (0..40).any(|_| {
        let (words, can_return) = run.machine.local_words(0);
        run.step(ThreadId::MAIN, 0);
        !been.insert(words) && can_return
    });
    assert!(comes_back);
}
