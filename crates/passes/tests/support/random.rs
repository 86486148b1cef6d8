//! Random functions, as text: any control flow, values across edges by phis and by memory.

use fastrand::Rng;
use std::fmt::Write;

const INTS: [u32; 5] = [1, 8, 16, 32, 64];
const FIELDS: [(u32, &str); 3] = [(32, "i32 0"), (8, "i32 1"), (16, "i32 2, i64 1")];
const BINARY: [&str; 13] = [
    "add", "sub", "mul", "and", "or", "xor", "shl", "lshr", "ashr", "sdiv", "udiv", "srem", "urem",
];
const COMPARE: [&str; 8] = ["eq", "ne", "eq", "ne", "slt", "ult", "sge", "ugt"];

/// A named value with its width.
type Named = (String, u32);

/// The control flow of one block: the blocks it names, and the phis it starts with.
struct Shape {
    targets: Vec<usize>,
    phis: Vec<Named>,
}

struct Maker {
    random: Rng,
    /// Values that can be used everywhere: parameters and what the entry computes.
    common: Vec<Named>,
    /// Values of the current block.
    local: Vec<Named>,
    slots: Vec<Named>,
    text: String,
    next: usize,
    /// Where the entry leads.
    first: usize,
}

/// A module with the function `f (i32, i64, i8)` of the width 32.
pub(crate) fn module(seed: u64) -> String {
    let mut maker = Maker {
        random: Rng::with_seed(seed),
        common: vec![("%a".into(), 32), ("%b".into(), 64), ("%c".into(), 8)],
        local: Vec::new(),
        slots: Vec::new(),
        text: String::new(),
        next: 0,
        first: 0,
    };
    let blocks = 1 + maker.random.usize(..9);
    let shapes: Vec<Shape> = (0..blocks).map(|b| maker.shape(b, blocks)).collect();
    maker.entry(blocks);
    let mut values = Vec::new();
    let mut bodies = Vec::new();
    for shape in &shapes {
        maker.local = shape.phis.clone();
        let head = maker.text.len();
        maker.body(shape);
        bodies.push(maker.text.split_off(head));
        values.push(maker.local.clone());
    }
    for (number, body) in bodies.iter().enumerate() {
        let _ = writeln!(maker.text, "b{number}:");
        maker.phis(number, &shapes, &values);
        maker.text.push_str(body);
    }
    format!(
        "%S = type {{ i32, i8, [2 x i16] }}\n@g32 = global i32 5\n@g8 = global i8 1\n\
         @g64 = thread_local global i64 9\ndeclare i32 @ext(i32)\n\
         define i32 @f(i32 %a, i64 %b, i8 %c) {{\nentry:\n{}}}\n",
        maker.text
    )
}

impl Maker {
    /// Where a block leads, and its phis; blocks nobody leads to get none when they are written.
    fn shape(&mut self, number: usize, blocks: usize) -> Shape {
        let count = self.random.usize(..5);
        let targets = (0..count).map(|_| self.random.usize(..blocks)).collect();
        let phis = (0..self.random.usize(..3))
            .map(|i| (format!("%p{number}_{i}"), self.width()))
            .collect();
        Shape { targets, phis }
    }

    fn width(&mut self) -> u32 {
        INTS[self.random.usize(..INTS.len())]
    }

    fn name(&mut self) -> String {
        self.next += 1;
        format!("%v{}", self.next)
    }

    fn line(&mut self, text: std::fmt::Arguments<'_>) {
        let _ = writeln!(self.text, "  {text}");
    }

    /// A value of the width, or a constant, preferably one that simplifies something.
    fn operand(&mut self, bits: u32) -> String {
        let local = self.local.clone();
        self.choose(&local, bits)
    }

    fn choose(&mut self, local: &[Named], bits: u32) -> String {
        let fits: Vec<&Named> =
            self.common.iter().chain(local).filter(|(_, width)| *width == bits).collect();
        if fits.is_empty() || self.random.u32(..4) == 0 {
            let small = ["0", "1", "0", "1", "-1", "2", "5", "100"];
            let limit = if bits == 1 { 2 } else { small.len() };
            return small[self.random.usize(..limit)].into();
        }
        fits[self.random.usize(..fits.len())].0.clone()
    }

    fn define(&mut self, bits: u32, text: std::fmt::Arguments<'_>) -> String {
        let name = self.name();
        self.line(format_args!("{name} = {text}"));
        self.local.push((name.clone(), bits));
        name
    }

    fn entry(&mut self, blocks: usize) {
        for i in 0..2 + self.random.usize(..5) {
            let bits = self.width();
            self.line(format_args!("%m{i} = alloca i{bits}"));
            self.slots.push((format!("%m{i}"), bits));
        }
        self.line(format_args!("%s = alloca %S"));
        for _ in 0..6 {
            self.inst();
        }
        self.common.append(&mut self.local);
        let target = self.random.usize(..blocks);
        self.first = target;
        self.line(format_args!("br label %b{target}"));
    }

    fn body(&mut self, shape: &Shape) {
        for _ in 0..self.random.usize(..8) {
            self.inst();
        }
        match shape.targets[..] {
            [] => {
                let value = self.operand(32);
                self.line(format_args!("ret i32 {value}"));
            }
            [target] => self.line(format_args!("br label %b{target}")),
            [yes, no] => {
                let condition = self.operand(1);
                self.line(format_args!("br i1 {condition}, label %b{yes}, label %b{no}"));
            }
            _ => {
                let value = self.operand(8);
                let default = shape.targets[0];
                let cases = shape.targets[1..].iter().enumerate();
                let cases: String = cases.map(|(i, to)| format!(" i8 {i}, label %b{to}")).collect();
                self.line(format_args!("switch i8 {value}, label %b{default} [{cases} ]"));
            }
        }
    }

    /// One value for each predecessor; none without predecessors, as text has no empty phi.
    fn phis(&mut self, number: usize, shapes: &[Shape], values: &[Vec<Named>]) {
        let leads_here = |(_, shape): &(usize, &Shape)| shape.targets.contains(&number);
        let before: Vec<usize> =
            shapes.iter().enumerate().filter(leads_here).map(|(i, _)| i).collect();
        for (name, bits) in &shapes[number].phis {
            let mut inputs = Vec::new();
            for &from in &before {
                inputs.push(format!("[ {}, %b{from} ]", self.choose(&values[from], *bits)));
            }
            if self.first == number {
                inputs.push(format!("[ {}, %entry ]", self.choose(&[], *bits)));
            }
            match inputs.is_empty() {
                true => self.line(format_args!("{name} = add i{bits} 0, 1")),
                false => {
                    let inputs = inputs.join(", ");
                    self.line(format_args!("{name} = phi i{bits} {inputs}"));
                }
            }
        }
    }

    fn inst(&mut self) {
        match self.random.u32(..12) {
            0 | 1 => {
                let bits = self.width();
                let op = BINARY[self.random.usize(..BINARY.len())];
                let (a, b) = (self.operand(bits), self.operand(bits));
                self.define(bits, format_args!("{op} i{bits} {a}, {b}"));
            }
            2 => {
                let bits = self.width();
                let predicate = COMPARE[self.random.usize(..COMPARE.len())];
                let (a, b) = (self.operand(bits), self.operand(bits));
                self.define(1, format_args!("icmp {predicate} i{bits} {a}, {b}"));
            }
            3 | 4 => self.cast(),
            5 => {
                let bits = self.width();
                let (c, a, b) = (self.operand(1), self.operand(bits), self.operand(bits));
                self.define(bits, format_args!("select i1 {c}, i{bits} {a}, i{bits} {b}"));
            }
            6 | 7 => self.slot(),
            8 => self.field(),
            9 => self.shared(),
            10 => {
                let value = self.operand(32);
                self.define(32, format_args!("call i32 @ext(i32 {value})"));
            }
            _ => {
                let (bits, value) = (32, self.operand(32));
                let place = self.name();
                self.line(format_args!("{place} = alloca i32"));
                self.line(format_args!("store i32 {value}, ptr {place}"));
                self.define(bits, format_args!("load i32, ptr {place}"));
            }
        }
    }

    fn cast(&mut self) {
        let (from, to) = (self.width(), self.width());
        let value = self.operand(from);
        let kind = match from.cmp(&to) {
            std::cmp::Ordering::Less if self.random.bool() => "sext",
            std::cmp::Ordering::Less => "zext",
            std::cmp::Ordering::Greater => "trunc",
            std::cmp::Ordering::Equal => "bitcast",
        };
        self.define(to, format_args!("{kind} i{from} {value} to i{to}"));
    }

    /// Reads or writes a variable, now and then as another type of its width.
    fn slot(&mut self) {
        let (slot, bits) = self.slots[self.random.usize(..self.slots.len())].clone();
        let pun = match bits {
            64 => ["ptr", "double"].get(self.random.usize(..5)),
            _ => None,
        };
        match (self.random.bool(), pun) {
            (true, None) => {
                let value = self.operand(bits);
                self.line(format_args!("store i{bits} {value}, ptr {slot}"));
            }
            (true, Some(pun)) => {
                let value = self.operand(64);
                let kind = if *pun == "ptr" { "inttoptr" } else { "bitcast" };
                let cast = self.name();
                self.line(format_args!("{cast} = {kind} i64 {value} to {pun}"));
                self.line(format_args!("store {pun} {cast}, ptr {slot}"));
            }
            (false, None) => drop(self.define(bits, format_args!("load i{bits}, ptr {slot}"))),
            (false, Some(pun)) => {
                let kind = if *pun == "ptr" { "ptrtoint" } else { "bitcast" };
                let raw = self.name();
                self.line(format_args!("{raw} = load {pun}, ptr {slot}"));
                self.define(64, format_args!("{kind} {pun} {raw} to i64"));
            }
        }
    }

    fn field(&mut self) {
        let (bits, path) = FIELDS[self.random.usize(..FIELDS.len())];
        let place = self.name();
        self.line(format_args!("{place} = getelementptr %S, ptr %s, i64 0, {path}"));
        if self.random.bool() {
            let value = self.operand(bits);
            self.line(format_args!("store i{bits} {value}, ptr {place}"));
        } else {
            self.define(bits, format_args!("load i{bits}, ptr {place}"));
        }
    }

    fn shared(&mut self) {
        let bits = [8, 32, 64][self.random.usize(..3)];
        let value = self.operand(bits);
        match self.random.u32(..3) {
            0 => self.line(format_args!("store i{bits} {value}, ptr @g{bits}")),
            1 => drop(self.define(bits, format_args!("load i{bits}, ptr @g{bits}"))),
            _ => {
                let text = format!("atomicrmw add ptr @g{bits}, i{bits} {value} seq_cst");
                self.define(bits, format_args!("{text}"));
            }
        }
    }
}
