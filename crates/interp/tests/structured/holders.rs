//! Random programs that hold on to addresses of blocks while others come and go: published, compared, used, hidden.

use std::fmt::Write;

/// The variables that threads share, which hold addresses.
const SLOTS: u32 = 2;
/// Those of each thread.
const OWN: u32 = 2;

/// The text of a program: two threads that go twice through a few statements each. It ends, so that its state
/// graph is finite however blocks are named.
pub(crate) fn program(seed: u64) -> String {
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut text = String::from(
        "declare i32 @pthread_create(ptr, ptr, ptr, ptr)\n\
         declare ptr @malloc(i64)\n\
         declare void @free(ptr)\n\
         define ptr @make(i32 %content) {\n  %p = call ptr @malloc(i64 8)\n\
         \x20 store i32 %content, ptr %p\n  ret ptr %p\n}\n",
    );
    for k in 0..SLOTS {
        let _ = writeln!(text, "@slot{k} = global ptr null");
    }
    for t in 0..2 {
        let _ = writeln!(text, "@out{t} = global i32 0");
    }
    for t in 0..2 {
        text += &Thread::new(&mut rng, t).text();
    }
    text += "define i32 @main() {\n  %id = alloca i64\n";
    for t in 0..2 {
        let _ = writeln!(
            text,
            "  %c{t} = call i32 @pthread_create(ptr %id, ptr null, ptr @thread{t}, ptr null)"
        );
    }
    text + "  ret i32 0\n}\n"
}

/// A thread that is being written.
struct Thread<'a> {
    rng: &'a mut fastrand::Rng,
    number: u32,
    text: String,
    names: u32,
}

impl<'a> Thread<'a> {
    fn new(rng: &'a mut fastrand::Rng, number: u32) -> Thread<'a> {
        Thread { rng, number, text: String::new(), names: 0 }
    }

    fn text(mut self) -> String {
        let _ = writeln!(self.text, "define ptr @thread{}(ptr %unused) {{\nentry:", self.number);
        for k in 0..OWN {
            let _ = write!(self.text, "  %p{k} = alloca ptr\n  store ptr null, ptr %p{k}\n");
        }
        for name in ["hidden", "halves"] {
            let _ = write!(self.text, "  %{name} = alloca i64\n  store i64 0, ptr %{name}\n");
        }
        self.text += "  %rounds = alloca i32\n  store i32 2, ptr %rounds\n  br label %top\ntop:\n";
        self.create("%p0");
        for _ in 0..self.rng.u32(4..9) {
            self.statement();
        }
        self.text += "  %r = load i32, ptr %rounds\n  %left = sub i32 %r, 1\n\
                      \x20 store i32 %left, ptr %rounds\n  %again = icmp ne i32 %left, 0\n\
                      \x20 br i1 %again, label %top, label %end\nend:\n  ret ptr null\n}\n";
        self.text
    }

    fn line(&mut self, line: &str) {
        let _ = writeln!(self.text, "  {line}");
    }

    /// A new value, which `what` computes.
    fn value(&mut self, what: &str) -> String {
        self.names += 1;
        let name = format!("%v{}", self.names);
        self.line(&format!("{name} = {what}"));
        name
    }

    fn own(&mut self) -> String {
        format!("%p{}", self.rng.u32(0..OWN))
    }

    fn slot(&mut self) -> String {
        format!("@slot{}", self.rng.u32(0..SLOTS))
    }

    /// Runs what is written by `body` if the pointer is not null.
    fn unless_null(&mut self, pointer: &str, body: impl Fn(&mut Self)) {
        let there = self.value(&format!("icmp ne ptr {pointer}, null"));
        self.names += 1;
        let (inside, next) = (format!("in{}", self.names), format!("out{}", self.names));
        self.line(&format!("br i1 {there}, label %{inside}, label %{next}\n{inside}:"));
        body(self);
        self.line(&format!("br label %{next}\n{next}:"));
    }

    /// What the thread has seen changes what it has found at the end.
    fn note(&mut self, seen: &str) {
        let out = format!("@out{}", self.number);
        let old = self.value(&format!("load i32, ptr {out}"));
        let more = self.value(&format!("mul i32 {old}, 3"));
        let new = self.value(&format!("add i32 {more}, {seen}"));
        self.line(&format!("store i32 {new}, ptr {out}"));
    }

    fn statement(&mut self) {
        let (own, slot) = (self.own(), self.slot());
        match self.rng.u32(0..20) {
            0..=2 => self.create(&own),
            3 | 4 => {
                let p = self.value(&format!("load ptr, ptr {own}"));
                let keeps = self.rng.bool();
                self.line(&format!("call void @free(ptr {p})"));
                if !keeps {
                    self.line(&format!("store ptr null, ptr {own}"));
                }
            }
            5..=7 => {
                let p = self.value(&format!("load ptr, ptr {own}"));
                self.line(&format!("store atomic ptr {p}, ptr {slot} seq_cst, align 8"));
            }
            8..=10 => {
                let p = self.value(&format!("load atomic ptr, ptr {slot} seq_cst, align 8"));
                self.line(&format!("store ptr {p}, ptr {own}"));
            }
            11..=13 => {
                let p = self.value(&format!("load ptr, ptr {own}"));
                self.unless_null(&p.clone(), |thread| {
                    let seen = thread.value(&format!("load atomic i32, ptr {p} seq_cst, align 4"));
                    thread.note(&seen);
                });
            }
            14 => {
                let other = self.own();
                let [a, b] = [own, other].map(|p| self.value(&format!("load ptr, ptr {p}")));
                let same = self.value(&format!("icmp eq ptr {a}, {b}"));
                let seen = self.value(&format!("zext i1 {same} to i32"));
                self.note(&seen);
            }
            15 => self.line(&format!("store ptr null, ptr {own}")),
            16 => self.exchange(&own, &slot),
            17 => self.hide(&own),
            18 => self.reveal(&own),
            _ => self.swap_halves(&slot),
        }
    }

    fn create(&mut self, own: &str) {
        let content = self.rng.u32(1..3);
        let p = self.value(&format!("call ptr @make(i32 {content})"));
        self.line(&format!("store ptr {p}, ptr {own}"));
    }

    /// As clang writes an exchange of pointers, now and then with a tag.
    fn exchange(&mut self, own: &str, slot: &str) {
        let mine = self.value(&format!("load i64, ptr {own}"));
        let mine = match self.rng.bool() {
            true => mine,
            false => {
                let tagged = self.value(&format!("or i64 {mine}, 1"));
                self.value(&format!("and i64 {tagged}, -2"))
            }
        };
        let old = self.value(&format!("atomicrmw xchg ptr {slot}, i64 {mine} seq_cst"));
        self.line(&format!("store i64 {old}, ptr {own}"));
    }

    fn hide(&mut self, own: &str) {
        let p = self.value(&format!("load ptr, ptr {own}"));
        let number = self.value(&format!("ptrtoint ptr {p} to i64"));
        let hidden = self.value(&format!("mul i64 {number}, 3"));
        self.line(&format!("store i64 {hidden}, ptr %hidden"));
        self.line(&format!("store ptr null, ptr {own}"));
    }

    fn reveal(&mut self, own: &str) {
        let hidden = self.value("load i64, ptr %hidden");
        let number = self.value(&format!("udiv i64 {hidden}, 3"));
        let p = self.value(&format!("inttoptr i64 {number} to ptr"));
        self.line(&format!("store ptr {p}, ptr {own}"));
    }

    /// Keeps an address with its halves swapped, and puts back the one that was kept before.
    fn swap_halves(&mut self, slot: &str) {
        let high = self.value(&format!("getelementptr i8, ptr {slot}, i64 4"));
        let upper = self.value(&format!("load i32, ptr {high}"));
        let lower = self.value(&format!("load i32, ptr {slot}"));
        let upper = self.value(&format!("zext i32 {upper} to i64"));
        let lower = self.value(&format!("zext i32 {lower} to i64"));
        let lower = self.value(&format!("shl i64 {lower}, 32"));
        let both = self.value(&format!("or i64 {lower}, {upper}"));
        let old = self.value("load i64, ptr %halves");
        self.line(&format!("store i64 {both}, ptr %halves"));
        let upper = self.value(&format!("shl i64 {old}, 32"));
        let lower = self.value(&format!("lshr i64 {old}, 32"));
        let back = self.value(&format!("or i64 {upper}, {lower}"));
        self.line(&format!("store atomic i64 {back}, ptr {slot} seq_cst, align 8"));
    }
}
