//! Stores into nodes that nobody else can reach yet, and each way in which somebody could.

use mazurka_passes::{PassOptions, PurityKind, prepare};

/// A program that links a node into a list. `{before}` comes before the loop, `{first}` and `{last}` at
/// the start and the end of an attempt, `{again}` where it has failed; `{leave}` is what ends the loop.
const PROGRAM: &str = "
%N = type { i64, ptr }
@top = global ptr null
@slot = global ptr null
@flag = global i1 false
declare ptr @malloc(i64)
declare void @free(ptr)
define void @link(ptr %node) {
entry:
  %next = getelementptr %N, ptr %node, i32 0, i32 1
  {before}
  br label %top
top:
  %old = load atomic ptr, ptr @top seq_cst, align 8
  {first}
  store ptr %old, ptr %next
  {last}
  %pair = cmpxchg ptr @top, ptr %old, ptr %node seq_cst seq_cst
  %ok = extractvalue { ptr, i1 } %pair, 1
  %flag = load atomic i1, ptr @flag seq_cst, align 1
  br i1 {leave}, label %done, label %again
again:
  {again}
  br label %top
done:
  ret void
}
define i32 @main() {
entry:
  %node = call ptr @malloc(i64 16)
  {call}
  ret i32 0
}
";

/// How pure the loop is, with parts filled in.
fn kind(parts: &[(&str, &str)]) -> PurityKind {
    let mut text = PROGRAM.to_owned();
    let defaults = [("leave", "%ok"), ("call", "call void @link(ptr %node)")];
    let others = ["before", "first", "last", "again"].map(|name| (name, ""));
    for (name, part) in parts.iter().chain(&defaults).chain(&others) {
        text = text.replace(&format!("{{{name}}}"), part);
    }
    let mut module = mazurka_ir::parse("program", text.as_bytes()).expect("it is correct");
    let options = PassOptions { loop_purity: true, ..PassOptions::default() };
    let report = prepare(&mut module, &options, &|_| false, &|_| false);
    report.loops[0].kind
}

#[test]
fn a_node_that_nobody_knows_may_be_written() {
    assert_eq!(kind(&[]), PurityKind::Partly);
}

#[test]
fn a_node_that_was_published_may_not() {
    let publish = "store atomic ptr %node, ptr @slot seq_cst, align 8";
    for place in ["before", "first", "last", "again"] {
        assert_eq!(kind(&[(place, publish)]), PurityKind::Impure, "{place}");
    }
    let call = format!("{publish}\n  call void @link(ptr %node)");
    assert_eq!(kind(&[("call", &call)]), PurityKind::Impure);
    assert_eq!(kind(&[("call", "call void @link(ptr @slot)")]), PurityKind::Impure);
}

#[test]
fn an_exchange_that_succeeds_must_lead_out_of_the_loop() {
    assert_eq!(kind(&[("leave", "%flag")]), PurityKind::Impure);
}

#[test]
fn what_was_written_must_not_be_read() {
    let read = |at: &str| format!("%seen = load i64, ptr {at}\n  store i64 %seen, ptr @slot");
    assert_eq!(kind(&[("first", &read("%next"))]), PurityKind::Impure);
    // It has been written again by then, but the other store is seen by all.
    assert_eq!(kind(&[("last", &read("%next"))]), PurityKind::Impure);
    let behind =
        |at: &str| format!("%seen = load ptr, ptr {at}\n  %same = icmp eq ptr %seen, %old");
    assert_eq!(kind(&[("last", &behind("%next")), ("leave", "%ok")]), PurityKind::Partly);
    assert_eq!(kind(&[("first", &behind("%next")), ("leave", "%same")]), PurityKind::Impure);
    assert_eq!(kind(&[("first", &behind("%node"))]), PurityKind::Partly);
}

#[test]
fn other_bytes_must_be_written_again_too() {
    let write = "store i64 1, ptr %node";
    assert_eq!(kind(&[("again", write)]), PurityKind::Impure);
    assert_eq!(kind(&[("last", write)]), PurityKind::Partly);
    // A part of it is not enough.
    let part = "store i32 1, ptr %node";
    assert_eq!(kind(&[("again", write), ("first", part)]), PurityKind::Impure);
    assert_eq!(kind(&[("again", write), ("first", write)]), PurityKind::Partly);
}

#[test]
fn a_node_of_which_only_one_caller_knows_is_passed_once() {
    let twice = "call void @link(ptr %node)\n  call void @link(ptr %node)";
    assert_eq!(kind(&[("call", twice)]), PurityKind::Impure);
    let two = "call void @link(ptr %node)\n  %other = call ptr @malloc(i64 16)\n  \
               call void @link(ptr %other)";
    assert_eq!(kind(&[("call", two)]), PurityKind::Partly);
}
