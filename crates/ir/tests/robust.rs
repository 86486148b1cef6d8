//! Broken text: no panic, no hang, no run-away memory, and what is accepted can be printed.

use mazurka_ir::{Reach, parse, print, verify};
use std::fmt::Write;
use std::time::{Duration, Instant};

/// How often each file is broken.
const ROUNDS: usize = 1500;
/// Far more than any of these small files takes, even in a debug build on a busy machine.
const LIMIT: Duration = Duration::from_secs(30);

fn files() -> Vec<(String, Vec<u8>)> {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/ll");
    let entries = std::fs::read_dir(folder).expect("the files are there");
    let mut paths: Vec<_> = entries.map(|e| e.expect("it can be listed").path()).collect();
    paths.sort();
    let read = |p: std::path::PathBuf| (p.display().to_string(), std::fs::read(&p).expect("text"));
    paths.into_iter().map(read).collect()
}

/// Does everything to a text that one can do to it.
fn exercise(text: &[u8]) -> bool {
    let start = Instant::now();
    let accepted = match parse("broken", text) {
        Err(error) => {
            assert!(error.line >= 1 && error.column >= 1 && !error.message.is_empty());
            false
        }
        Ok(module) => {
            let well_formed = verify(&module);
            Reach::of_program(&module).unsupported(&module);
            let printed = print(&module);
            let again = parse("printed", printed.as_bytes());
            if well_formed.is_ok() {
                assert!(again.is_ok(), "{}\n{printed}", again.unwrap_err());
            }
            true
        }
    };
    assert!(start.elapsed() < LIMIT, "took {:?}", start.elapsed());
    accepted
}

fn mutate(rng: &mut fastrand::Rng, text: &[u8]) -> Vec<u8> {
    let mut text = text.to_vec();
    let mut lines: Vec<&[u8]> = text.split(|b| *b == b'\n').collect();
    match rng.u32(0..7) {
        0 => text.truncate(rng.usize(..text.len())),
        1 => {
            for _ in 0..rng.usize(1..4) {
                let at = rng.usize(..text.len());
                text[at] ^= 1 << rng.u32(0..8);
            }
        }
        2 => {
            let (a, b) = (rng.usize(..lines.len()), rng.usize(..lines.len()));
            lines.swap(a, b);
            text = lines.join(&b'\n');
        }
        3 => {
            lines.remove(rng.usize(..lines.len()));
            text = lines.join(&b'\n');
        }
        4 => {
            let (from, to) = (rng.usize(..lines.len()), rng.usize(..lines.len()));
            lines.insert(to, lines[from]);
            text = lines.join(&b'\n');
        }
        5 => {
            let bits: [&[u8]; 12] = [
                b"(",
                b")",
                b"{",
                b"}",
                b"*",
                b"\"",
                b" i32 ",
                b" %0 ",
                b" @x ",
                b" !0 ",
                b"<4 x i32>",
                b"\xff",
            ];
            let at = rng.usize(..text.len());
            text.splice(at..at, bits[rng.usize(..bits.len())].iter().copied());
        }
        _ => {
            // One word in the place of another.
            let words: Vec<&[u8]> = text.split(|b| *b == b' ').collect();
            let (from, to) = (rng.usize(..words.len()), rng.usize(..words.len()));
            let mut words = words.clone();
            words[to] = words[from];
            text = words.join(&b' ');
        }
    }
    text
}

#[test]
fn mutated_files() {
    let mut rng = fastrand::Rng::with_seed(7);
    let (mut accepted, mut tried) = (0, 0);
    for (name, text) in files() {
        assert!(exercise(&text), "{name}");
        for _ in 0..ROUNDS {
            let broken = mutate(&mut rng, &text);
            accepted += usize::from(exercise(&broken));
            tried += 1;
        }
    }
    // Both sides must have been seen, or this tests nothing.
    assert!(accepted > tried / 20 && accepted < tried, "{accepted} of {tried} accepted");
}

#[test]
fn any_bytes() {
    let mut rng = fastrand::Rng::with_seed(8);
    for _ in 0..2000 {
        let text: Vec<u8> = (0..rng.usize(0..300)).map(|_| rng.u8(..)).collect();
        exercise(&text);
    }
}

#[test]
fn deep_nesting() {
    let n = 100_000;
    let wrap = |open: &str, inner: &str, close: &str| {
        format!("{}{inner}{}", open.repeat(n), close.repeat(n))
    };
    let types = [
        wrap("[1 x ", "i8", "]"),
        wrap("{ ", "i8", " }"),
        wrap("<{ ", "i8", " }>"),
        wrap("<2 x ", "i8", ">"),
        wrap("void (", "i8", ")"),
        wrap("void (", "i8", ")*"),
        format!("i8{}", "*".repeat(n)),
        format!("void {}", "()".repeat(n)),
        format!("void {}", "()*".repeat(n)),
    ];
    for ty in &types {
        exercise(format!("@x = external global {ty}\n").as_bytes());
        exercise(format!("%t = type {{ {ty} }}\n").as_bytes());
        exercise(format!("define void @f() {{\n  %x = alloca {ty}\n  ret void\n}}\n").as_bytes());
    }
    let constants = [
        wrap("inttoptr (i64 ptrtoint (ptr ", "null", " to i64) to ptr)"),
        wrap("getelementptr (i8, ptr ", "null", ", i64 1)"),
        wrap("{ ptr ", "null", " }"),
        "(".repeat(n),
    ];
    for constant in &constants {
        exercise(format!("@x = global ptr {constant}\n").as_bytes());
        let text = format!("define ptr @f() {{\n  ret ptr {constant}\n}}\n");
        exercise(text.as_bytes());
    }
}

#[test]
fn long_chains_and_cycles() {
    let n = 50_000;
    let mut types = String::new();
    let mut aliases = String::from("@a0 = global i32 0\n");
    let mut locations = String::from(
        r#"define void @f() !dbg !0 {
  ret void, !dbg !1
}
!0 = distinct !DISubprogram(name: "f", scope: !0)
"#,
    );
    let mut blocks = String::from("define void @g(i1 %c) {\n");
    for i in 0..n {
        writeln!(types, "%t{i} = type {{ %t{}, %t{} }}", i + 1, i + 1).unwrap();
        writeln!(aliases, "@a{} = alias i32, ptr @a{i}", i + 1).unwrap();
        let node = i + 1;
        writeln!(locations, "!{node} = !DILocation(line: 1, scope: !0, inlinedAt: !{})", node + 1)
            .unwrap();
        writeln!(blocks, "b{i}:\n  br i1 %c, label %b{}, label %b{}", i + 1, n).unwrap();
    }
    writeln!(types, "%t{n} = type {{ i8 }}\n@x = external global %t0").unwrap();
    writeln!(blocks, "b{n}:\n  ret void\n}}").unwrap();
    assert!(exercise(types.as_bytes()), "a long chain of types is fine");
    assert!(exercise(blocks.as_bytes()), "a long chain of blocks is fine");
    exercise(aliases.as_bytes());
    assert!(exercise(locations.as_bytes()), "long chains of inlined calls are cut");
    let cycles = [
        "%a = type { %b }\n%b = type { [2 x %a] }\n",
        "@a = alias i32, ptr @b\n@b = alias i32, ptr @a\n",
        "%a = type { %a }\n",
    ];
    for text in cycles {
        assert!(!exercise(text.as_bytes()), "{text}");
    }
    let cyclic = r#"define void @f() !dbg !0 {
  ret void, !dbg !1
}
!0 = !DILexicalBlock(scope: !0)
!1 = !DILocation(line: 1, scope: !0, inlinedAt: !1)
"#;
    assert!(exercise(cyclic.as_bytes()));
}

#[test]
fn huge_numbers() {
    let texts = [
        "define void @f() {\n  %4294967295 = add i32 1, 2\n  ret void\n}\n",
        "define i32 @f() {\n  ret i32 %99999999999999999999\n}\n",
        "@x = global i32 99999999999999999999999999999999999999999999999999999999999\n",
        "@x = external global [18446744073709551615 x [18446744073709551615 x i64]]\n",
        "@x = external global [99999999999999999999999999 x i8]\n",
        "@x = external global i8388607\n@y = external global i99999999999\n",
        "!4294967295 = !{}\n!99999999999 = !{}\n",
        r#"define void @f() {
  %x = alloca [18446744073709551615 x i64], align 4294967295
  ret void
}
"#,
        "define void @f(ptr %p) {\n  %x = extractvalue { i32 } undef, 4294967295\n  ret void\n}\n",
    ];
    for text in texts {
        exercise(text.as_bytes());
    }
}
