//! Random programs of loops that come back: polling under a lock, trying, undoing, backing off, …

use super::Body;
use std::fmt::Write;

/// The text of a program: two or three threads, each of which does one or two things.
pub(crate) fn program(seed: u64) -> String {
    program_with(seed, None)
}

/// What a thread copies variables into, again and again, before it looks at them.
#[derive(Clone, Copy)]
pub(crate) enum Copies {
    /// A variable of the thread that is always there.
    Lasting,
    /// A local variable, or a block of the heap, that is new each time and whose address gets out.
    New,
    /// As before, and while a copy is in use, its address lies where others look whether there is one.
    LastingPublished,
    NewPublished,
}

impl Copies {
    /// The functions that copy.
    fn functions(self) -> String {
        let functions = match self {
            Copies::Lasting | Copies::LastingPublished => LASTING,
            Copies::New | Copies::NewPublished => NEW,
        };
        match self {
            Copies::Lasting | Copies::New => functions.to_string(),
            Copies::LastingPublished | Copies::NewPublished => {
                let call = "  call void %f(ptr %copy, ptr %from)\n";
                let load = "  %v = load i32, ptr %copy\n";
                let published = functions.replace(call, &format!("{PUBLISH}{call}"));
                published.replace(load, &format!("{load}{WITHDRAW}"))
            }
        }
    }
}

/// [`LASTING`] and [`NEW`] define the same functions.
const LASTING: &str = "
define i32 @through_local(ptr %from, ptr %copy, ptr %f) {
  call void %f(ptr %copy, ptr %from)
  %v = load i32, ptr %copy
  ret i32 %v
}
define i32 @through_heap(ptr %from, ptr %copy, ptr %f) {
  call void %f(ptr %copy, ptr %from)
  %v = load i32, ptr %copy
  ret i32 %v
}
";
const NEW: &str = "
declare ptr @malloc(i64)
declare void @free(ptr)
define i32 @through_local(ptr %from, ptr %unused, ptr %f) {
  %copy = alloca i32
  call void %f(ptr %copy, ptr %from)
  %v = load i32, ptr %copy
  ret i32 %v
}
define i32 @through_heap(ptr %from, ptr %unused, ptr %f) {
  %copy = call ptr @malloc(i64 4)
  call void %f(ptr %copy, ptr %from)
  %v = load i32, ptr %copy
  call void @free(ptr %copy)
  ret i32 %v
}
";
const PUBLISH: &str = "  %old = load atomic ptr, ptr @slot seq_cst, align 8
  %there = icmp ne ptr %old, null
  %n = zext i1 %there to i32
  store atomic i32 %n, ptr @peeked seq_cst, align 4
  store atomic ptr %copy, ptr @slot seq_cst, align 8
";
const WITHDRAW: &str = "  store atomic ptr null, ptr @slot seq_cst, align 8\n";
const COPY: &str = "
define void @copy(ptr %to, ptr %from) {
  %v = load atomic i32, ptr %from seq_cst, align 4
  store i32 %v, ptr %to
  ret void
}
";

/// Such a program in which some reads go through copies.
pub(crate) fn program_with(seed: u64, copies: Option<Copies>) -> String {
    let mut rng = fastrand::Rng::with_seed(seed);
    let threads = if rng.u32(0..4) == 0 { 3 } else { 2 };
    let mut text = String::new();
    for name in ["x", "y"] {
        let _ = writeln!(text, "@{name} = global i32 {}", u32::from(rng.u32(0..4) == 0));
    }
    text += "@z = global i8 0\n@w = global i64 0\n\
             @m0 = global [40 x i8] zeroinitializer, align 8\n\
             @m1 = global [40 x i8] zeroinitializer, align 8\n\
             declare i32 @pthread_create(ptr, ptr, ptr, ptr)\n\
             declare i32 @pthread_mutex_lock(ptr)\n\
             declare i32 @pthread_mutex_trylock(ptr)\n\
             declare i32 @pthread_mutex_unlock(ptr)\n\
             declare void @__assert_fail(ptr, ptr, i32, ptr)\n\
             @text = constant [2 x i8] c\"a\\00\"\n";
    for t in 0..threads {
        let _ = writeln!(text, "@out{t} = global i32 -1");
    }
    if let Some(copies) = copies {
        for t in 0..threads {
            let _ = writeln!(text, "@copy{t} = global i32 0");
        }
        text += "@slot = global ptr null\n@peeked = global i32 0\n";
        text += COPY;
        text += &copies.functions();
    }
    for t in 0..threads {
        let mut body = Body::new(&mut rng, 0);
        body.reads_through = copies.map(|_| t);
        body.begin_locals();
        for _ in 0..body.rng.usize(1..=2) {
            body.idiom();
        }
        text += &body.finish(&format!("ptr @thread{t}(ptr %unused)"), Some(t));
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

impl Body<'_> {
    pub(super) fn begin_locals(&mut self) {
        for k in 0..super::LOCALS {
            let _ = write!(self.text, "  %r{k} = alloca i32\n  store i32 0, ptr %r{k}\n");
        }
    }

    fn idiom(&mut self) {
        match self.rng.u32(0..16) {
            0 => self.poll_holding(),
            1 | 2 => self.poll_locked(),
            3 => self.try_until_set(),
            4 => self.take_and_undo(),
            5 => self.give_way(),
            6 => self.toggle_until_set(),
            7 => self.exchange_until_free(),
            8 => self.compare_and_exchange(),
            9 => self.write_again_and_again(),
            10 => self.set_and_wait(),
            11 => self.locked_store(),
            12 => self.look_twice(),
            13 => self.store(),
            14 => self.assert_something(),
            _ => self.set_flag(),
        }
    }

    fn pick(&mut self) -> (&'static str, &'static str) {
        if self.rng.u32(0..3) > 0 { ("x", "y") } else { ("y", "x") }
    }

    fn mutex(&mut self) -> &'static str {
        if self.rng.u32(0..4) > 0 { "m0" } else { "m1" }
    }

    fn call_mutex(&mut self, function: &str, mutex: &str) -> String {
        let name = self.name();
        let _ = writeln!(self.text, "  {name} = call i32 @pthread_mutex_{function}(ptr @{mutex})");
        name
    }

    fn read(&mut self, variable: &str) -> String {
        let name = self.name();
        if let Some(t) = self.reads_through
            && self.rng.bool()
        {
            let how = if self.rng.bool() { "local" } else { "heap" };
            let _ = writeln!(
                self.text,
                "  {name} = call i32 @through_{how}(ptr @{variable}, ptr @copy{t}, ptr @copy)"
            );
            return name;
        }
        let _ = writeln!(self.text, "  {name} = load atomic i32, ptr @{variable} seq_cst, align 4");
        name
    }

    fn put(&mut self, variable: &str, value: &str) {
        let _ = writeln!(self.text, "  store atomic i32 {value}, ptr @{variable} seq_cst, align 4");
    }

    fn update(&mut self, op: &str, variable: &str, operand: i32) -> String {
        let name = self.name();
        let _ =
            writeln!(self.text, "  {name} = atomicrmw {op} ptr @{variable}, i32 {operand} seq_cst");
        name
    }

    pub(super) fn is(&mut self, value: &str, other: i32) -> String {
        let name = self.name();
        let _ = writeln!(self.text, "  {name} = icmp eq i32 {value}, {other}");
        name
    }

    /// `for (;;) { body; if (what it returns) break; rest; }`
    pub(super) fn until(&mut self, body: impl Fn(&mut Self) -> String, rest: impl Fn(&mut Self)) {
        let (top, again, end) = (self.label(), self.label(), self.label());
        self.begin(&top);
        let done = body(self);
        self.branch(&done, &end, &again);
        let _ = writeln!(self.text, "{again}:");
        rest(self);
        let _ = write!(self.text, "  br label %{top}\n{end}:\n");
    }

    /// `lock; while (!f) { unlock; lock; } unlock;`, which may forget the last.
    fn poll_holding(&mut self) {
        let ((flag, _), mutex) = (self.pick(), self.mutex());
        self.call_mutex("lock", mutex);
        self.until(
            |b| {
                let seen = b.read(flag);
                b.is(&seen, 1)
            },
            |b| {
                b.call_mutex("unlock", mutex);
                b.call_mutex("lock", mutex);
            },
        );
        if self.rng.u32(0..5) > 0 {
            self.call_mutex("unlock", mutex);
        }
    }

    /// `do { lock; r = f; unlock; } while (!r);`
    fn poll_locked(&mut self) {
        let ((flag, _), mutex, what) = (self.pick(), self.mutex(), self.rng.i32(0..2));
        self.until(
            |b| {
                b.call_mutex("lock", mutex);
                let seen = b.read(flag);
                b.call_mutex("unlock", mutex);
                b.is(&seen, what)
            },
            |_| {},
        );
    }

    /// `for (;;) { if (trylock) continue; r = f; unlock; if (r) break; }`, or only until it has the lock.
    fn try_until_set(&mut self) {
        let ((flag, _), mutex, only) = (self.pick(), self.mutex(), self.rng.bool());
        self.until(
            |b| {
                let result = b.call_mutex("trylock", mutex);
                let has = b.is(&result, 0);
                if only {
                    return has;
                }
                let (inside, next, from) = (b.label(), b.label(), b.label());
                b.begin(&from);
                b.branch(&has, &inside, &next);
                let _ = writeln!(b.text, "{inside}:");
                let seen = b.read(flag);
                b.call_mutex("unlock", mutex);
                let set = b.is(&seen, 1);
                b.begin(&next);
                let done = b.name();
                let _ =
                    writeln!(b.text, "  {done} = phi i1 [ false, %{from} ], [ {set}, %{inside} ]");
                done
            },
            |_| {},
        );
        if only {
            self.put(flag, "1");
            self.call_mutex("unlock", mutex);
        }
    }

    /// `for (;;) { if (fetch_add(x, -1) == 1) break; fetch_add(x, 1); }`
    fn take_and_undo(&mut self) {
        let (variable, _) = self.pick();
        let (add, wanted) = if self.rng.bool() { (-1, 1) } else { (1, 0) };
        self.until(
            |b| {
                let old = b.update("add", variable, add);
                b.is(&old, wanted)
            },
            |b| {
                b.update("add", variable, -add);
            },
        );
        if self.rng.bool() {
            self.update("add", variable, -add);
        }
    }

    /// `a = 1; while (b) { a = 0; a = 1; } a = 0;`
    fn give_way(&mut self) {
        let (mine, other) = self.pick();
        let stubborn = self.rng.u32(0..4) == 0;
        self.put(mine, "1");
        self.until(
            |b| {
                let seen = b.read(other);
                b.is(&seen, 0)
            },
            |b| {
                if !stubborn {
                    b.put(mine, "0");
                    b.put(mine, "1");
                }
            },
        );
        if self.rng.u32(0..4) > 0 {
            self.put(mine, "0");
        }
    }

    /// `do x = !x; while (!y);`
    fn toggle_until_set(&mut self) {
        let (changed, flag) = self.pick();
        self.until(
            |b| {
                b.update("xor", changed, 1);
                let seen = b.read(flag);
                b.is(&seen, 1)
            },
            |_| {},
        );
    }

    /// `while (exchange(x, 1)); … x = 0;`
    fn exchange_until_free(&mut self) {
        let (lock, other) = self.pick();
        self.until(
            |b| {
                let old = b.update("xchg", lock, 1);
                b.is(&old, 0)
            },
            |_| {},
        );
        if self.rng.bool() {
            let seen = self.read(other);
            self.set_local(&seen);
        }
        if self.rng.u32(0..4) > 0 {
            self.put(lock, "0");
        }
    }

    /// An exchange made of compare-and-swap.
    fn compare_and_exchange(&mut self) {
        let (variable, new) = (self.pick().0, self.rng.u32(0..3));
        self.until(
            |b| {
                let (old, pair, ok) = (b.read(variable), b.name(), b.name());
                let _ = writeln!(
                    b.text,
                    "  {pair} = cmpxchg ptr @{variable}, i32 {old}, i32 {new} seq_cst seq_cst\n  \
                     {ok} = extractvalue {{ i32, i1 }} {pair}, 1"
                );
                ok
            },
            |_| {},
        );
    }

    /// `for (;;) x = 2;`, or until the other variable is set.
    fn write_again_and_again(&mut self) {
        let ((variable, flag), value) = (self.pick(), self.rng.u32(0..3).to_string());
        let forever = self.rng.u32(0..4) == 0;
        self.until(
            |b| {
                b.put(variable, &value);
                let seen = b.read(flag);
                b.is(&seen, if forever { 7 } else { 1 })
            },
            |_| {},
        );
    }

    /// `do { x = 0; while (!x); } while (!y);` or the like.
    fn set_and_wait(&mut self) {
        let (variable, flag) = self.pick();
        self.until(
            |b| {
                b.put(variable, "0");
                b.until(
                    |b| {
                        let seen = b.read(variable);
                        b.is(&seen, 1)
                    },
                    |_| {},
                );
                let seen = b.read(flag);
                b.is(&seen, 1)
            },
            |_| {},
        );
    }

    /// `do { lock; r = x; unlock; lock; s = x; unlock; } while (!r || !s);`
    fn look_twice(&mut self) {
        let ((flag, other), mutex) = (self.pick(), self.mutex());
        self.until(
            |b| {
                b.call_mutex("lock", mutex);
                let first = b.read(flag);
                b.call_mutex("unlock", mutex);
                b.call_mutex("lock", mutex);
                let second = b.read(other);
                b.call_mutex("unlock", mutex);
                let sum = b.name();
                let _ = writeln!(b.text, "  {sum} = add i32 {first}, {second}");
                b.is(&sum, 2)
            },
            |_| {},
        );
    }

    /// `lock; x = 1; unlock;`
    fn locked_store(&mut self) {
        let ((variable, _), mutex, value) = (self.pick(), self.mutex(), self.rng.u32(0..3));
        self.call_mutex("lock", mutex);
        self.put(variable, &value.to_string());
        if self.rng.u32(0..6) > 0 {
            self.call_mutex("unlock", mutex);
        }
    }

    fn set_flag(&mut self) {
        let (flag, _) = self.pick();
        self.put(flag, "1");
    }

    fn assert_something(&mut self) {
        let (variable, _) = self.pick();
        let seen = self.read(variable);
        self.set_local(&seen);
        self.assert();
    }
}
