//! Going back and forth leaves no trace: every state is met again exactly.

use crate::machine::{Counters, Frame, Status};
use crate::memory::State;
use crate::program::{Compiled, Options};
use mazurka_engine::program::{Pending, Program, Run};
use mazurka_trace::{Op, ThreadId};

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

/// Everything that is part of the state of a run.
type Snapshot = (Vec<u8>, Vec<(State, u32, u32)>, Vec<(Status, Vec<Frame>, Vec<u64>, Counters)>);

fn snapshot(run: &crate::CompiledRun) -> Snapshot {
    let memory = &run.machine.memory;
    let alive = memory.blocks.iter().filter(|block| block.state != State::Unborn);
    let blocks = alive.map(|block| (block.state, block.base, block.size)).collect();
    let threads = run.machine.threads.iter().filter(|thread| thread.status != Status::Unborn);
    let threads =
        threads.map(|t| (t.status, t.frames.clone(), t.registers.clone(), t.counters)).collect();
    (memory.bytes.clone(), blocks, threads)
}

/// The steps that can be made.
fn choices(run: &crate::CompiledRun) -> Vec<(ThreadId, u32)> {
    let threads = (0..run.machine.threads.len() as u32).map(ThreadId);
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
    let compiled = Compiled::new("test.ll", PROGRAM, Options::default()).expect("it is right");
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
    assert!(longest > 30, "some walks must come to the end of the program");
}
