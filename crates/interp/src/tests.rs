//! Undoing and repeating steps restores every state exactly.

use crate::failure::{Dependent, Failure};
use crate::memory::{Lifetime, MaskSnapshot};
use crate::pipeline::{CompileOptions, States};
use crate::program::Compiled;
use crate::threads::{Counters, Frame, Status, UndefinedRegister};
use mazurka_engine::program::{Pending, Program, Run};
use mazurka_trace::{Op, ThreadId};
use std::collections::HashMap;
use std::sync::Arc;

/// Threads that call, return into callers, recurse, allocate, free, lock, copy and choose.
const PROGRAM: &str = r#"
@x = global i64 0
@p = global ptr null
@m = global [40 x i8] zeroinitializer
@t = thread_local global i32 7

declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
declare i32 @pthread_mutex_lock(ptr)
declare i32 @pthread_mutex_unlock(ptr)
declare ptr @malloc(i64)
declare ptr @memset(ptr, i32, i64)
declare void @free(ptr)
declare i32 @mazurka_choose(i32)
declare void @pthread_exit(ptr)

define i64 @sum(i64 %n) {
entry:
  %end = icmp eq i64 %n, 0
  br i1 %end, label %done, label %more
more:
  %v = atomicrmw add ptr @x, i64 1 seq_cst
  %m = sub i64 %n, 1
  %r = call i64 @sum(i64 %m)
  %s = add i64 %r, %v
  ret i64 %s
done:
  ret i64 0
}

define ptr @worker(ptr %arg) {
entry:
  %own = alloca [4 x i32]
  %q = getelementptr [4 x i32], ptr %own, i64 0, i64 2
  store i32 5, ptr %q
  store ptr %own, ptr @p
  %1 = call i32 @pthread_mutex_lock(ptr @m)
  %h = call ptr @malloc(i64 12)
  %2 = call ptr @memset(ptr %h, i32 3, i64 12)
  %r = call i64 @sum(i64 3)
  %3 = call i32 @pthread_mutex_unlock(ptr @m)
  store i32 9, ptr @t
  call void @free(ptr %h)
  %c = call i32 @mazurka_choose(i32 2)
  %z = icmp eq i32 %c, 0
  br i1 %z, label %leave, label %end
leave:
  call void @pthread_exit(ptr null)
  unreachable
end:
  %l = load i32, ptr @t
  %w = inttoptr i64 %r to ptr
  ret ptr %w
}

define i32 @main() {
  %a = alloca i64
  %b = alloca i64
  %1 = call i32 @pthread_create(ptr %a, ptr null, ptr @worker, ptr null)
  %2 = call i32 @pthread_create(ptr %b, ptr null, ptr @worker, ptr null)
  %r = call i64 @sum(i64 2)
  %i = load i64, ptr %a
  %res = alloca i64
  %3 = call i32 @pthread_join(i64 %i, ptr %res)
  %v = load i64, ptr %res
  store i64 %v, ptr @x
  ret i32 0
}
"#;

/// Threads that throw and catch exceptions.
const UNWINDING: &str = include_str!("../tests/ll/unwinding.ll");

/// Threads that free large objects and get others in their places, and leave with a local variable.
const PLACES: &str = r#"
@p = global ptr null
@whole = global [250 x i64] zeroinitializer
define void @take(ptr byval([250 x i64]) %copy) {
  ret void
}
define ptr @worker(ptr %arg) {
  %local = alloca i64
  %0 = ptrtoint ptr %local to i64
  %a = call ptr @malloc(i64 2000)
  store i64 %0, ptr %a
  %last = getelementptr i8, ptr %a, i64 1996
  store i32 7, ptr %last
  store ptr %local, ptr @p
  %second = getelementptr i8, ptr @whole, i64 8
  store i64 6, ptr %second
  %e = call ptr @malloc(i64 2000)
  call void @free(ptr %e)
  call void @take(ptr byval([250 x i64]) @whole)
  call void @free(ptr %a)
  %b = call ptr @malloc(i64 1990)
  %end = getelementptr i8, ptr %b, i64 1989
  store i8 5, ptr %end
  %c = call ptr @malloc(i64 2000)
  store i64 9, ptr %c
  call void @free(ptr %b)
  %d = call ptr @malloc(i64 2040)
  %odd = getelementptr i8, ptr %d, i64 1985
  store i32 -1, ptr %odd
  store i64 3, ptr %d
  store i64 1, ptr %local
  %seen = load i64, ptr %c
  call void @free(ptr %c)
  call void @leave(ptr %arg)
  unreachable
}
define void @leave(ptr %arg) {
  %inner = alloca i64
  store ptr %inner, ptr @p
  call void @pthread_exit(ptr %arg)
  unreachable
}
declare ptr @malloc(i64)
declare void @free(ptr)
declare void @pthread_exit(ptr)
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
define i32 @main() {
  %a = alloca i64
  %b = alloca i64
  %1 = call i32 @pthread_create(ptr %a, ptr null, ptr @worker, ptr null)
  %2 = call i32 @pthread_create(ptr %b, ptr null, ptr @worker, ptr null)
  ret i32 0
}
"#;
/// Threads that move what was never written: through memory of all kinds, registers, calls, arguments by
/// value, and over visible operations.
const UNDEFINED: &str = r#"
@x = global i64 0
@p = global ptr null
@g = global [2 x i64] zeroinitializer

declare ptr @malloc(i64)
declare void @free(ptr)
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
declare i32 @mazurka_choose(i32)

define i64 @twice(i64 %v, ptr byval({ i64, i64 }) %pair) {
  %seen = load i64, ptr @x
  %w = load i64, ptr %pair
  %s = add i64 %v, %w
  store i64 %s, ptr getelementptr ([2 x i64], ptr @g, i64 0, i64 1)
  ret i64 %v
}

define ptr @worker(ptr %arg) {
entry:
  %own = alloca { i64, i64 }
  %m = call ptr @malloc(i64 24)
  store ptr %m, ptr @p
  store i16 7, ptr %m
  %half = load i64, ptr %m
  store i64 %half, ptr @g
  %other = load ptr, ptr @p
  %odd = getelementptr i8, ptr %other, i64 5
  store i32 -1, ptr %odd
  %r = call i64 @twice(i64 %half, ptr byval({ i64, i64 }) %own)
  %n = load i64, ptr @g
  %mixed = and i64 %n, 65280
  store i64 %mixed, ptr %own
  %c = call i32 @mazurka_choose(i32 2)
  %z = icmp eq i32 %c, 0
  br i1 %z, label %wrong, label %end
wrong:
  %old = atomicrmw add ptr %other, i64 1 seq_cst
  br label %end
end:
  %back = load i64, ptr %own
  store i64 %back, ptr @x
  ret ptr undef
}

define i32 @main() {
  %a = alloca i64
  %b = alloca i64
  %1 = call i32 @pthread_create(ptr %a, ptr null, ptr @worker, ptr poison)
  %2 = call i32 @pthread_create(ptr %b, ptr null, ptr @worker, ptr null)
  %i = load i64, ptr %a
  %result = alloca i64
  %3 = call i32 @pthread_join(i64 %i, ptr %result)
  %v = load i64, ptr %result
  store i64 %v, ptr @g
  ret i32 0
}
"#;

/// A thread that exists: its status, frames, registers, undefined registers, and counters.
type ThreadSnapshot = (Status, Vec<Frame>, Vec<u64>, Vec<UndefinedRegister>, Counters);

/// Everything that is part of the state of a run.
type Snapshot = (Vec<u8>, MaskSnapshot, Vec<(Lifetime, u32, u32)>, Vec<ThreadSnapshot>);

fn snapshot(run: &crate::CompiledRun) -> Snapshot {
    let threads = (0..run.machine.threads().len()).map(|t| run.machine.loaded_thread(t));
    let existing = threads.filter(|thread| thread.status != Status::Unborn);
    let threads = existing.map(|thread| {
        let (frames, registers) = (thread.frames().to_vec(), thread.registers().to_vec());
        let undefined = thread.undefined().as_slice().to_vec();
        (thread.status, frames, registers, undefined, thread.counters)
    });
    let threads = threads.collect();
    let (bytes, masks, objects) = run.machine.memory().snapshot();
    (bytes, masks, objects, threads)
}

/// The steps that can be made.
fn choices(run: &crate::CompiledRun) -> Vec<(ThreadId, u32)> {
    let threads = (0..run.machine.threads().len() as u32).map(ThreadId);
    threads
        .flat_map(|thread| {
            let alternatives = match run.pending(thread) {
                Pending::Op { op: Op::Choose(n), enabled: true, .. } => n,
                Pending::Op { enabled: true, .. } => 1,
                _ => 0,
            };
            (0..alternatives).map(move |alternative| (thread, alternative))
        })
        .collect()
}

#[test]
fn moving_back_and_forth_restores_every_state() {
    assert!(move_around(PROGRAM) > 30, "some walks must come to the end of the program");
    assert!(move_around(PLACES) > 30, "some walks must come to the end of the program");
    assert!(move_around(UNDEFINED) > 20, "some walks must come to the end of the program");
    assert!(move_around(UNWINDING) > 60, "some walks must come to the end of the program");
}

/// Walks through a program at random, and returns the length of the longest walk.
fn move_around(text: &str) -> usize {
    let options = CompileOptions { undefined: true, ..CompileOptions::default() };
    let compiled = Compiled::new("test.ll", text, options).expect("it is right");
    let mut run = compiled.start();
    let mut states = vec![snapshot(&run)];
    let mut rng = fastrand::Rng::with_seed(1);
    let mut longest = 0;
    for _ in 0..20_000 {
        let position = states.len() - 1;
        let choices = choices(&run);
        if choices.is_empty() || rng.u8(..8) == 0 {
            longest = longest.max(position);
            let back = rng.usize(..=position);
            run.move_to(back);
            assert_eq!(snapshot(&run), states[back], "back from {position} to {back}");
            let forth = rng.usize(back..=position);
            run.move_to(forth);
            assert_eq!(snapshot(&run), states[forth], "forth from {back} to {forth}");
            states.truncate(forth + 1);
        } else {
            let (thread, alternative) = choices[rng.usize(..choices.len())];
            run.step(thread, alternative);
            states.push(snapshot(&run));
        }
    }
    longest
}

/// A branch depends on a local variable that was never written, or on a number that it was frozen to.
fn branch(frozen: bool) -> Status {
    let frozen = if frozen { "freeze i32 %v" } else { "add i32 %v, 0" };
    let text = format!(
        "define i32 @main() {{
entry:
  %x = alloca i32
  store ptr %x, ptr @p
  %v = load i32, ptr %x
  %f = {frozen}
  %zero = icmp eq i32 %f, 0
  br i1 %zero, label %one, label %other
one:
  ret i32 0
other:
  ret i32 1
}}
@p = global ptr null
"
    );
    let options = CompileOptions { undefined: true, ..CompileOptions::default() };
    let mut run = Compiled::new("test.ll", &text, options).expect("it is right").start();
    while let Some(&(thread, alternative)) = choices(&run).first() {
        run.step(thread, alternative);
    }
    run.machine.threads()[0].status
}

/// A long execution is not described when the alarm is raised; a short one is.
#[test]
fn the_alarm_ends_the_description_of_long_executions() {
    let text = "@x = global i32 0
define i32 @main() {
  br label %loop
loop:
  %i = phi i32 [ 0, %0 ], [ %next, %loop ]
  %next = add i32 %i, 1
  store i32 %i, ptr @x
  %go = icmp ult i32 %next, 3000
  br i1 %go, label %loop, label %end
end:
  ret i32 0
}
";
    let program = Compiled::new("test.ll", text, CompileOptions::default()).expect("it is right");
    let mut replay = mazurka_engine::Replay::new(&program);
    let main = mazurka_engine::Choice { thread: ThreadId::MAIN, alternative: 0 };
    while replay.step(main) {}
    let (quiet, raised) = (Arc::default(), Arc::<mazurka_engine::Alarm>::default());
    raised.raise(mazurka_trace::Limit::Timeout);
    let described = |count: usize, alarm| {
        let events: Vec<mazurka_trace::Event> = replay.e.events_in(0..count).collect();
        (program.trace(&events, alarm).is_some(), program.printed(&events, alarm).is_some())
    };
    assert_eq!(replay.e.len(), 3000);
    assert_eq!(described(3000, &quiet), (true, true));
    assert_eq!(described(3000, &raised), (false, false));
    assert_eq!(described(500, &raised), (true, true));
}

/// An optimising compiler freezes what it lets a branch depend on earlier than the program does.
#[test]
fn frozen_values_are_defined() {
    assert_eq!(branch(true), Status::Exited);
    assert!(matches!(branch(false), Status::Failed(Failure::Undefined(Dependent::Branch, _))));
}

/// A program with memory from malloc, thread-local variables, arguments by value, and numbers that look
/// like pointers.
const MEMORY: &str = r#"
@x = global i64 0
@p = global ptr null
@q = global i64 0
@tls = thread_local global [2 x i64] [i64 5, i64 6]

declare ptr @malloc(i64)
declare void @free(ptr)
declare i32 @pthread_create(ptr, ptr, ptr, ptr)

define void @take(ptr byval({ i64, i64 }) %a) {
  %v = load i64, ptr %a
  store i64 %v, ptr @x
  store i64 7, ptr %a
  %w = load i64, ptr %a
  store i64 %w, ptr @x
  ret void
}

define ptr @worker(ptr %arg) {
  %m = call ptr @malloc(i64 24)
  store ptr %m, ptr @p
  %n = load i64, ptr @x
  %wide = mul i64 %n, 4294967296
  store i64 %wide, ptr @q
  %s = alloca { i64, i64 }
  store i64 %n, ptr %s
  call void @take(ptr byval({ i64, i64 }) %s)
  store i64 %n, ptr @tls
  %seen = load ptr, ptr @p
  store i64 1, ptr %seen
  %odd = getelementptr i8, ptr %m, i64 5
  store i64 81985529216486895, ptr %odd
  call void @free(ptr %m)
  %again = call ptr @malloc(i64 8)
  store ptr %again, ptr @p
  ret ptr %again
}

define i32 @main() {
  %a = alloca i64
  %1 = call i32 @pthread_create(ptr %a, ptr null, ptr @worker, ptr null)
  %2 = call i32 @pthread_create(ptr %a, ptr null, ptr @worker, ptr null)
  ret i32 0
}
"#;

/// The whole state in words.
fn encoding(run: &crate::CompiledRun) -> Vec<u64> {
    let mut words = Vec::new();
    run.machine.encode_shared(&mut words);
    for thread in 0..run.machine.threads().len() {
        words.push(u64::MAX - thread as u64);
        run.machine.describe_thread(thread, |_, word| words.push(word));
    }
    words
}

/// Walks through a program at random, and checks that keys are restored with states, are what they would
/// be if computed from scratch, and are equal exactly for equal states; returns all that were seen.
fn walk(text: &str, seed: u64) -> HashMap<u128, Vec<u64>> {
    let options =
        CompileOptions { states: States::Known, undefined: true, ..CompileOptions::default() };
    let compiled = Compiled::new("test.ll", text, options).expect("it is right");
    let mut run = compiled.start();
    let key = |run: &crate::CompiledRun| run.fingerprint().expect("keys are kept");
    let mut keys = vec![key(&run)];
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut met: HashMap<u128, Vec<u64>> = HashMap::new();
    let mut known: HashMap<Vec<u64>, u128> = HashMap::new();
    // Objects get their numbers in the first steps of all; after that no state changes its key.
    for round in 0..20_000 {
        let position = keys.len() - 1;
        let choices = choices(&run);
        if choices.is_empty() || rng.u8(..8) == 0 {
            let back = rng.usize(..=position);
            run.move_to(back);
            assert_eq!(key(&run), keys[back], "back from {position} to {back}");
            let forth = rng.usize(back..=position);
            run.move_to(forth);
            assert_eq!(key(&run), keys[forth], "forth from {back} to {forth}");
            keys.truncate(forth + 1);
        } else {
            let (thread, alternative) = choices[rng.usize(..choices.len())];
            run.step(thread, alternative);
            keys.push(key(&run));
        }
        assert!(run.machine.memory().key_is_right(), "after {round} rounds");
        if round > 1_000 {
            let words = encoding(&run);
            assert_eq!(*met.entry(key(&run)).or_insert_with(|| words.clone()), words);
            assert_eq!(*known.entry(words).or_insert(key(&run)), key(&run));
        }
    }
    met
}

#[test]
fn keys_follow_states_back_and_forth() {
    for text in [PROGRAM, MEMORY, PLACES, UNDEFINED, UNWINDING] {
        assert!(walk(text, 1).len() > 200);
    }
}

/// Numbers of objects depend on what was explored first, keys do not.
#[test]
fn keys_are_the_same_in_every_exploration() {
    // The last one has too many states for a walk to come to nearly all of them.
    for (text, tenths) in [(MEMORY, 9), (UNDEFINED, 9), (UNWINDING, 5)] {
        let (one, other) = (walk(text, 2), walk(text, 3));
        let common = one.keys().filter(|key| other.contains_key(key)).count();
        assert!(common * 10 > one.len() * tenths, "{common} of {}, {}", one.len(), other.len());
    }
}
