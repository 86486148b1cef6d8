//! The text form: what is read, what is written, and what is refused.

mod support;

use fastrand::Rng;
use mazurka_tiny::{Profile, Tiny, generate};
use support::parse;

const EVERYTHING: &str = "
shared x=0 y=-7 z            # a variable without a value begins with 0
mutex m ; rwlock w ; sem s=1
cond c
barrier b=2
handler h

main: spawn t; post note; join t
t: {
    a := x; e := a + 1; x := e % -3
    x.lo := 5
    f := x.hi
    if a == 0 { y := 1 } else { y := 2; z := e }
    if a <= e { }
    else { fence }
    repeat 2 { d := faa x 1; skip; rmw_nand y d }
    xchg z 1; a := xchg z -1; rmw_and z 1; rmw_or z 1; rmw_xor z 1
    rmw_max z 1; rmw_min z 1; rmw_umax z 1; rmw_umin z 1
    cas x 0 a; f := cas x.lo a -1
    a := await x >= -1; await y != a; xchgawait x < 3 4; a := xchgawait x > a a
}
note@h: lock m; a := trylock m; unlock m; rlock w; wlock w; a := tryrlock w; a := trywlock w
u: runlock w; wunlock w; P s; a := tryP s; tryP s; V s; wait c m; notify c; notifyall c; barrier b
v: a := choose 3; assume a - 1 != 0; assert a == 2; e := a
idle:
";

#[test]
fn everything_is_read_and_written() {
    let program = parse(EVERYTHING);
    let text = program.to_string();
    assert_eq!(parse(&text), program, "{text}");
    assert_eq!(text.matches("d := faa x 1").count(), 2);
    assert!(text.starts_with("shared x=0 y=-7 z=0\nmutex m\nrwlock w\nsem s=1\n"), "{text}");
    assert!(text.contains("    if a == 0 { y := 1 } else { y := 2; z := e }\n"), "{text}");
    assert!(text.contains("\nv: a := choose 3; assume a - 1 != 0; assert a == 2; e := a\n"));
    assert!(text.ends_with("\nidle:\n"), "{text}");
}

#[test]
fn generated_programs_survive_printing() {
    for profile in Profile::ALL {
        let mut rng = Rng::with_seed(1);
        for _ in 0..500 {
            let program = generate(profile, &mut rng);
            assert_eq!(parse(&program.to_string()), program, "{program}");
        }
    }
}

#[test]
fn long_branches_are_written_over_several_lines() {
    let long = "if a == 1 { x := 1; x := 2; x := 3; x := 4; x := 5; x := 6; x := 7; x := 8 }";
    let program = parse(&format!("shared x\np: a := x; {long}; {long}; if a == 0 {{ {long} }}"));
    assert_eq!(parse(&program.to_string()), program);
    assert!(program.to_string().lines().all(|line| line.len() <= 100));
}

/// The place and some words of the error that a text gives.
fn refused(text: &str, line: u32, column: u32, words: &str) {
    let error = Tiny::parse(text).expect_err(text);
    let shown = error.to_string();
    assert_eq!((error.line, error.column), (line, column), "{shown}\n{text}");
    assert!(shown.contains(words), "{shown}\n{text}");
    assert!(!error.hint.is_empty());
}

#[test]
fn faults_of_grammar_are_located() {
    refused("", 1, 1, "no thread");
    refused("shared x=0\n7: skip", 2, 1, "declaration or a thread");
    refused("shared x=0 !", 1, 12, "no meaning");
    refused("shared x=\np: skip", 1, 10, "a number");
    refused("barrier b\np: skip", 1, 10, "how many threads");
    refused("shared x\np: x = 1", 2, 6, "expected `:=`, found `=`");
    refused("shared x\np: x := 1 x := 2", 2, 11, "separate statements");
    refused("shared x\np: { x := 1", 2, 12, "close the block");
    refused("shared x\np: x := 1 }", 2, 11, "a statement");
    refused("shared x\np: { x := 1 } q: skip", 2, 15, "end of the line");
    refused("shared x\np: skip\nshared y", 3, 1, "before the first thread");
    refused("shared x\np: a := x; if a = 1 { }", 2, 17, "comparison");
    refused("shared x\np: x := 99999999999999999999", 2, 9, "not a number");
    refused("shared x\np: x := 9223372036854775808", 2, 9, "a smaller number");
    refused("shared lock", 1, 8, "keywords cannot be names");
    refused("shared x\np: x.mid := 1", 2, 6, "`lo` or `hi`");
    refused("p: repeat 1000000 { repeat 1000000 { fence } }", 1, 46, "fewer statements");
    refused(&format!("p: {}", "if 1 == 1 { ".repeat(100)), 1, 784, "may be open");
}

#[test]
fn faults_of_meaning_are_located() {
    refused("shared x y\np: x := y", 2, 9, "load it first: `a := y; x := a`");
    refused("shared x\np: a := x + 1", 2, 11, "a load stands alone");
    refused("shared x\np: x := faa x 1", 2, 9, "let a register take the result");
    refused("mutex m\np: m := 1", 2, 4, "cannot be assigned");
    refused("mutex m\np: a := m", 2, 9, "the name of a `shared`");
    refused("shared x\np: lock x", 2, 9, "the name of a `mutex`");
    refused("mutex m\np: a := lock m", 2, 9, "no result");
    refused("p: choose 2", 1, 4, "goes nowhere");
    refused("p: a := choose 0", 1, 4, "from nothing");
    refused("p: a := b", 1, 9, "never assigned");
    refused("p: a := fence", 1, 9, "no operation");
    let nine: Vec<String> = (1..=9).map(|k| format!("r{k} := {k}")).collect();
    refused(&format!("p: {}", nine.join("; ")), 1, 76, "one register more");
}

#[test]
fn faults_of_the_whole_program_are_located() {
    refused("shared x x\np: skip", 1, 8, "declared twice");
    refused("sem s=-1\np: skip", 1, 5, "cannot begin with -1");
    refused("barrier b=0\np: skip", 1, 9, "cannot begin with 0");
    refused("p: skip\np: skip", 2, 1, "already a thread");
    refused("p: spawn q", 1, 10, "not a thread of this program");
    refused("p: join q", 1, 9, "not a thread of this program");
    refused("p: spawn q\nr: spawn q\nq: skip", 2, 10, "created twice");
    refused("p: repeat 2 { spawn q }\nq: skip", 1, 21, "created twice");
    refused("p: spawn q\nq: spawn r\nr: spawn p", 1, 1, "its own children");
    refused("p: spawn p", 1, 1, "its own children");
    refused("handler h\np: skip\nm@h: skip", 3, 1, "never posted");
    refused("handler h\np: spawn m\nm@h: skip", 2, 10, "use `post m`");
    refused("p: post q\nq: skip", 1, 9, "cannot be posted");
    refused("p: post q\nq@h: skip", 2, 3, "not declared");
    let many: String = (0..16).map(|k| format!("p{k}: skip\n")).collect();
    refused(&format!("cond c\n{many}"), 1, 6, "more than 15 threads");
    refused("barrier a=1 b=1 c=1 d=1 e=1 f=1 g=1 h=1 i=1\np: skip", 1, 41, "one barrier more");
    refused("barrier b=1\np: repeat 256 { barrier b }", 2, 25, "more than 255 times");
}

#[test]
fn no_text_makes_the_parser_panic() {
    let mut rng = Rng::with_seed(2);
    let snippets =
        ["{", "}", ";", "\n", ":=", "-", "@h", "x", "a", "if ", "repeat 9 ", "é", "#", "=="];
    let mut texts = vec![EVERYTHING.to_string()];
    texts.extend(Profile::ALL.map(|profile| generate(profile, &mut rng).to_string()));
    let mut accepted = 0;
    for round in 0..5000 {
        let mut chars: Vec<char> = texts[round % texts.len()].chars().collect();
        for _ in 0..rng.usize(1..4) {
            let at = rng.usize(..chars.len());
            let snippet = snippets[rng.usize(..snippets.len())];
            match rng.u8(..4) {
                0 => drop(chars.remove(at)),
                1 => drop(chars.splice(at..at, snippet.chars())),
                2 => chars.swap(at, round % 7),
                _ => drop(chars.drain(at..(at + rng.usize(..20)).min(chars.len()))),
            }
            chars.push(' ');
        }
        let text: String = chars.into_iter().collect();
        if let Ok(program) = Tiny::parse(&text) {
            accepted += 1;
            assert_eq!(parse(&program.to_string()), program, "{text}");
        }
    }
    assert!(accepted > 100, "only {accepted} of the mutated texts are programs");
}
