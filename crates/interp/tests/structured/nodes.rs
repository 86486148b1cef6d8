//! Random programs with nodes that are published, fields behind a pointer, and values that are remembered.
//!
//! Threads share a structure through a pointer, whose fields' addresses are computed at each use: two
//! numbers, the top of a stack, and a slot. Nodes have a number and a link. What makes the rules for
//! private nodes hold is broken now and then: a node is published before the loop, inside it, read back,
//! or left as it is.

use super::Body;
use std::fmt::Write;

/// The fields of the shared structure.
const NUMBERS: [u32; 2] = [0, 1];
const TOP: u32 = 2;
const SLOT: u32 = 3;

/// The fields of a node.
const VALUE: u32 = 0;
const NEXT: u32 = 1;

/// The text of a program: two threads, or three, each of which does one or two things.
pub(crate) fn program(seed: u64) -> String {
    let mut rng = fastrand::Rng::with_seed(seed);
    let threads = if rng.u32(0..6) == 0 { 3 } else { 2 };
    let mut text = "%S = type { i32, i32, ptr, ptr }\n%N = type { i32, ptr }\n\
         @q = global %S zeroinitializer\n@text = constant [2 x i8] c\"a\\00\"\n\
         declare i32 @pthread_create(ptr, ptr, ptr, ptr)\ndeclare ptr @malloc(i64)\n\
         declare void @free(ptr)\ndeclare void @__assert_fail(ptr, ptr, i32, ptr)\n"
        .to_string();
    for t in 0..threads {
        let _ = writeln!(text, "@out{t} = global i32 -1");
    }
    let mut body = Body::new(&mut rng, 0);
    body.begin_locals();
    body.link_in("%node");
    text += &body.finish("i32 @publish(ptr %q, ptr %node)", None);
    let mut body = Body::new(&mut rng, 0);
    body.make("16");
    text += &format!("define ptr @make() {{\nentry:\n{}  ret ptr %v1\n}}\n", body.text);
    for t in 0..threads {
        let mut body = Body::new(&mut rng, 0);
        body.begin_locals();
        for _ in 0..body.rng.usize(1..=2) {
            body.use_structure();
        }
        text += &body.finish(&format!("ptr @thread{t}(ptr %q)"), Some(t));
    }
    text += "define i32 @main() {\nentry:\n  %id = alloca i64\n";
    for t in 0..threads {
        let _ = writeln!(
            text,
            "  %c{t} = call i32 @pthread_create(ptr %id, ptr null, ptr @thread{t}, ptr @q)"
        );
    }
    text += "  ret i32 0\n}\n";
    text
}

impl Body<'_> {
    fn use_structure(&mut self) {
        match self.rng.u32(0..17) {
            0..=3 => self.push(),
            // Makes the attempt of another thread fail, and looks at its node.
            4..=6 => {
                self.push();
                self.look_at_node();
            }
            7 => self.pop(),
            8 => self.look_at_node(),
            9 => self.retry_number(),
            10 => self.take_or_give_back(),
            11 => self.remember(),
            12 => self.wait_for_bits(),
            13 => self.exchange_number(),
            14 => self.assert(),
            _ => self.change_number(),
        }
    }

    /// The address of a field, computed anew.
    fn field(&mut self, of: &str, structure: &str, field: u32) -> String {
        let name = self.name();
        let _ = writeln!(
            self.text,
            "  {name} = getelementptr %{structure}, ptr {of}, i32 0, i32 {field}"
        );
        name
    }

    fn load_field(&mut self, ty: &str, of: &str, structure: &str, field: u32) -> String {
        let (at, name) = (self.field(of, structure, field), self.name());
        let _ = writeln!(self.text, "  {name} = load atomic {ty}, ptr {at} seq_cst, align 4");
        name
    }

    fn store_field(&mut self, typed: &str, of: &str, structure: &str, field: u32) {
        let at = self.field(of, structure, field);
        let _ = writeln!(self.text, "  store atomic {typed}, ptr {at} seq_cst, align 4");
    }

    /// A compare-and-swap; what was found, and whether it succeeded.
    fn exchange_field(&mut self, ty: &str, field: u32, old: &str, new: &str) -> (String, String) {
        let (at, pair, found, ok) =
            (self.field("%q", "S", field), self.name(), self.name(), self.name());
        let _ = writeln!(
            self.text,
            "  {pair} = cmpxchg ptr {at}, {ty} {old}, {ty} {new} seq_cst seq_cst\n  \
             {found} = extractvalue {{ {ty}, i1 }} {pair}, 0\n  \
             {ok} = extractvalue {{ {ty}, i1 }} {pair}, 1"
        );
        (found, ok)
    }

    fn update_field(&mut self, field: u32, by: i32) -> String {
        let (at, name) = (self.field("%q", "S", field), self.name());
        let _ = writeln!(self.text, "  {name} = atomicrmw add ptr {at}, i32 {by} seq_cst");
        name
    }

    fn number(&mut self) -> u32 {
        NUMBERS[self.rng.usize(0..2)]
    }

    /// Whether a pointer is null, in a local variable.
    fn note_pointer(&mut self, pointer: &str) {
        let (is, wide) = (self.name(), self.name());
        let _ = writeln!(
            self.text,
            "  {is} = icmp eq ptr {pointer}, null\n  {wide} = zext i1 {is} to i32"
        );
        self.set_local(&wide);
    }

    /// A new node, whose fields are written.
    fn make(&mut self, size: &str) -> String {
        let (node, value) = (self.name(), self.rng.u32(0..3));
        let _ = writeln!(self.text, "  {node} = call ptr @malloc(i64 {size})");
        self.store_field(&format!("i32 {value}"), &node, "N", VALUE);
        self.store_field("ptr null", &node, "N", NEXT);
        node
    }

    fn push(&mut self) {
        let node = if self.rng.u32(0..3) == 0 {
            let node = self.name();
            let _ = writeln!(self.text, "  {node} = call ptr @make()");
            node
        } else {
            self.make("16")
        };
        if self.rng.u32(0..3) == 0 {
            self.store_field(&format!("ptr {node}"), "%q", "S", SLOT);
        }
        if self.rng.u32(0..3) == 0 {
            let result = self.name();
            let _ = writeln!(self.text, "  {result} = call i32 @publish(ptr %q, ptr {node})");
        } else {
            self.link_in(&node);
        }
    }

    /// `do { old = top; node->next = old; } while (!cas(&top, old, node));`, or something like it.
    fn link_in(&mut self, node: &str) {
        let (top, next, end) = (self.label(), self.label(), self.label());
        let keeps = self.rng.u32(0..2) == 0;
        let old = self.name();
        let slot = self.name();
        let _ = writeln!(self.text, "  {slot} = alloca ptr");
        if keeps {
            let first = self.load_field("ptr", "%q", "S", TOP);
            let _ = writeln!(self.text, "  store ptr {first}, ptr {slot}");
        }
        self.begin(&top);
        if keeps {
            let _ = writeln!(self.text, "  {old} = load ptr, ptr {slot}");
        } else {
            let at = self.field("%q", "S", TOP);
            let _ = writeln!(self.text, "  {old} = load atomic ptr, ptr {at} seq_cst, align 8");
        }
        self.write_node(node, &old);
        if self.rng.u32(0..10) == 0 {
            self.store_field(&format!("ptr {node}"), "%q", "S", SLOT);
        }
        let frees = self.rng.bool();
        let gives_up = self.rng.u32(0..6) == 0;
        if gives_up {
            self.give_up(node, &end, frees);
        }
        let (found, ok) = self.exchange_field("ptr", TOP, &old, node);
        let done = match self.rng.u32(0..10) {
            // The loop goes on although the node has been published.
            0 => {
                let number = self.number();
                let seen = self.load_field("i32", "%q", "S", number);
                self.is(&seen, 1)
            }
            _ => ok,
        };
        self.branch(&done, &end, &next);
        let _ = writeln!(self.text, "{next}:");
        if keeps {
            let _ = writeln!(self.text, "  store ptr {found}, ptr {slot}");
        }
        if self.rng.u32(0..8) == 0 {
            self.read_node(node);
        }
        let _ = write!(self.text, "  br label %{top}\n{end}:\n");
        if self.rng.u32(0..6) == 0 && !(gives_up && frees) {
            self.read_node(node);
        }
    }

    /// What an attempt writes into the node: the link, mostly.
    fn write_node(&mut self, node: &str, old: &str) {
        if self.rng.u32(0..8) == 0 {
            self.read_node(node);
        }
        if self.rng.u32(0..8) > 0 {
            self.store_field(&format!("ptr {old}"), node, "N", NEXT);
        }
        if self.rng.u32(0..4) == 0 {
            let number = self.number();
            let seen = self.load_field("i32", "%q", "S", number);
            self.store_field(&format!("i32 {seen}"), node, "N", VALUE);
        }
    }

    fn read_node(&mut self, node: &str) {
        if self.rng.bool() {
            let next = self.load_field("ptr", node, "N", NEXT);
            self.note_pointer(&next);
        } else {
            let value = self.load_field("i32", node, "N", VALUE);
            self.set_local(&value);
        }
    }

    /// `if (number == 1) { free(node); break; }`, with or without the free.
    fn give_up(&mut self, node: &str, end: &str, frees: bool) {
        let number = self.number();
        let seen = self.load_field("i32", "%q", "S", number);
        let (is, stop, on) = (self.is(&seen, 1), self.label(), self.label());
        self.branch(&is, &stop, &on);
        let _ = writeln!(self.text, "{stop}:");
        if frees {
            let _ = writeln!(self.text, "  call void @free(ptr {node})");
        }
        let _ = write!(self.text, "  br label %{end}\n{on}:\n");
    }

    /// `do { old = top; if (!old) break; } while (!cas(&top, old, old->next));`
    fn pop(&mut self) {
        let (top, some, got, end) = (self.label(), self.label(), self.label(), self.label());
        self.begin(&top);
        let old = self.load_field("ptr", "%q", "S", TOP);
        let none = self.name();
        let _ = writeln!(self.text, "  {none} = icmp eq ptr {old}, null");
        self.branch(&none, &end, &some);
        let _ = writeln!(self.text, "{some}:");
        let next = self.load_field("ptr", &old, "N", NEXT);
        let (_, ok) = self.exchange_field("ptr", TOP, &old, &next);
        self.branch(&ok, &got, &top);
        let _ = writeln!(self.text, "{got}:");
        let value = self.load_field("i32", &old, "N", VALUE);
        self.set_local(&value);
        self.begin(&end);
    }

    fn look_at_node(&mut self) {
        let field = if self.rng.u32(0..3) == 0 { TOP } else { SLOT };
        let (some, end) = (self.label(), self.label());
        let node = self.load_field("ptr", "%q", "S", field);
        self.note_pointer(&node);
        let none = self.name();
        let _ = writeln!(self.text, "  {none} = icmp eq ptr {node}, null");
        self.branch(&none, &end, &some);
        let _ = writeln!(self.text, "{some}:");
        self.read_node(&node);
        self.begin(&end);
    }

    /// `old = n; while (!cas(&n, &old, old + 1 & 3));`, the address computed at each use.
    fn retry_number(&mut self) {
        let (field, k) = (self.number(), self.rng.usize(0..super::LOCALS));
        let first = self.load_field("i32", "%q", "S", field);
        let _ = writeln!(self.text, "  store i32 {first}, ptr %r{k}");
        let (top, next, end) = (self.label(), self.label(), self.label());
        self.begin(&top);
        let (old, sum, new) = (self.local(k), self.name(), self.name());
        let _ = writeln!(self.text, "  {sum} = add i32 {old}, 1\n  {new} = and i32 {sum}, 3");
        let (found, ok) = self.exchange_field("i32", field, &old, &new);
        self.branch(&ok, &end, &next);
        let _ = writeln!(self.text, "{next}:\n  store i32 {found}, ptr %r{k}");
        let _ = write!(self.text, "  br label %{top}\n{end}:\n");
    }

    /// `v = fetch_add(&n, 1); while (v != 0) { fetch_add(&n, -1); v = fetch_add(&n, 1); }`
    fn take_or_give_back(&mut self) {
        let (field, k) = (self.number(), self.rng.usize(0..super::LOCALS));
        let at = self.field("%q", "S", field);
        let take = |b: &mut Self| {
            let old = b.name();
            let _ = writeln!(
                b.text,
                "  {old} = atomicrmw add ptr {at}, i32 1 seq_cst\n  store i32 {old}, ptr %r{k}"
            );
        };
        take(self);
        let waits = self.rng.bool();
        self.until(
            |b| {
                let old = b.local(k);
                b.is(&old, 0)
            },
            |b| {
                b.update_field(field, -1);
                if waits {
                    let seen = b.load_field("i32", "%q", "S", field);
                    b.set_local(&seen);
                }
                take(b);
            },
        );
        if self.rng.u32(0..4) > 0 {
            self.update_field(field, -1);
        }
    }

    /// `while ((o = n) != 1) last = o;`
    fn remember(&mut self) {
        let (field, k) = (self.number(), self.rng.usize(0..super::LOCALS));
        self.until(
            |b| {
                let seen = b.load_field("i32", "%q", "S", field);
                let last = b.name();
                let _ = writeln!(
                    b.text,
                    "  {last} = load i32, ptr %r{k}\n  store i32 {seen}, ptr %r{k}"
                );
                let is = b.is(&seen, 1);
                let (then, next) = (b.label(), b.label());
                b.branch(&is, &then, &next);
                let _ = writeln!(b.text, "{then}:\n  store i32 {last}, ptr %r{k}");
                b.begin(&next);
                is
            },
            |_| {},
        );
    }

    /// `while ((n & mask) != k);`
    fn wait_for_bits(&mut self) {
        let (field, mask) = (self.number(), self.rng.u32(1..4));
        let (wanted, keeps) = (self.rng.i32(0..3), self.rng.bool());
        self.until(
            |b| {
                let seen = b.load_field("i32", "%q", "S", field);
                let low = b.name();
                let op = if mask == 2 { "urem" } else { "and" };
                let _ = writeln!(b.text, "  {low} = {op} i32 {seen}, {mask}");
                if keeps {
                    b.set_local(&seen);
                }
                b.is(&low, wanted)
            },
            |_| {},
        );
    }

    /// `do old = n; while (!cas(&n, old, 1)); ` until it was another value, perhaps.
    fn exchange_number(&mut self) {
        let (field, new, lock) = (self.number(), self.rng.i32(0..3), self.rng.bool());
        self.until(
            |b| {
                let old = b.load_field("i32", "%q", "S", field);
                let (_, ok) = b.exchange_field("i32", field, &old, &new.to_string());
                if !lock {
                    return ok;
                }
                let (is, differs, both) = (b.is(&old, new), b.name(), b.name());
                let _ = writeln!(
                    b.text,
                    "  {differs} = xor i1 {is}, true\n  {both} = and i1 {ok}, {differs}"
                );
                both
            },
            |_| {},
        );
    }

    fn change_number(&mut self) {
        let field = self.number();
        if self.rng.bool() {
            let value = self.value();
            self.store_field(&format!("i32 {value}"), "%q", "S", field);
        } else {
            let old = self.update_field(field, 1);
            if self.rng.bool() {
                self.set_local(&old);
            }
        }
    }
}
