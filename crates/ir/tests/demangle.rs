//! The names of C++ symbols: by hand, by another demangler where there is one, and on texts that are no symbols.

use mazurka_ir::demangle;
use std::io::Write;
use std::process::{Command, Stdio};

#[test]
fn symbols_have_the_names_of_the_source() {
    for (symbol, name) in [
        ("_Z3addii", "add(int, int)"),
        ("_ZN4pool6submitEPFvvEi", "pool::submit(void (*)(), int)"),
        ("_ZNK3app5Queue4sizeEv", "app::Queue::size() const"),
        ("_ZN3app5QueueC2Ev", "app::Queue::Queue()"),
        ("_ZN3app5QueueD0Ev", "app::Queue::~Queue()"),
        ("_ZN5QueueIiEC2Ev", "Queue<int>::Queue()"),
        ("_Z3maxIiET_S0_S0_", "int max<int>(int, int)"),
        ("_ZSt4swapIiEvRT_S1_", "void std::swap<int>(int&, int&)"),
        ("_ZN12_GLOBAL__N_14workEPv", "(anonymous namespace)::work(void*)"),
        ("_ZTV5Queue", "vtable for Queue"),
        ("_ZGVZ4mainE5guard", "guard variable for main::guard"),
        ("_ZZ4mainENKUliE_clEi", "main::{lambda(int)#1}::operator()(int) const"),
        ("_ZN5ArrayILj4EE3getEv", "Array<4u>::get()"),
        ("_ZlsRSoRK5Point", "operator<<(std::ostream&, Point const&)"),
        ("_ZN5PointcvbEv", "Point::operator bool()"),
        ("_Z1fPA4_i", "f(int (*) [4])"),
        ("_Z1fM5PointFivE", "f(int (Point::*)())"),
        ("_Z1fv.cold", "f()"),
    ] {
        assert_eq!(demangle(symbol).as_deref(), Some(name), "{symbol}");
    }
    for symbol in ["main", "_Z", "_ZN", "_Z3ad", "_ZS_", "_Z1fT_", "_Z99999999999999999999f"] {
        assert_eq!(demangle(symbol), None, "{symbol}");
    }
}

/// Each new argument repeats all before it: the name would have 2^40 parts.
#[test]
fn a_name_that_repeats_itself_is_given_up() {
    let mut symbol = "_Z1f1AIiiE".to_string();
    for k in 0..40 {
        let last = match k {
            0 => "S0_".to_string(),
            _ => format!("S{}_", char::from_digit(k, 36).unwrap_or('0').to_ascii_uppercase()),
        };
        symbol += &format!("S_I{last}{last}E");
    }
    assert_eq!(demangle(&symbol), None);
    assert_eq!(demangle(&format!("_Z1f{}i", "P".repeat(100_000))), None);
}

/// Symbols of real modules, as GNU's `c++filt` reads them, if it is installed.
#[test]
fn another_demangler_agrees() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/ll");
    let files = std::fs::read_dir(folder).expect("the modules are there");
    let texts = files.map(|file| std::fs::read_to_string(file.expect("a file").path()));
    let texts: Vec<String> = texts.map(|text| text.expect("a text")).collect();
    let is_name = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let words = texts.iter().flat_map(|text| text.split(|c| !is_name(c)));
    // It writes out what these abbreviate, sometimes.
    let streams = |word: &&str| ["So", "Si", "Ss"].iter().any(|code| word.contains(code));
    let symbols = words.filter(|word| word.starts_with("_Z"));
    let mut symbols: Vec<&str> = symbols.filter(|word| !streams(word)).collect();
    symbols.sort_unstable();
    symbols.dedup();
    assert!(symbols.len() > 60, "{}", symbols.len());
    let filter = Command::new("c++filt").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
    let Ok(mut filter) = filter else { return };
    let mut input = filter.stdin.take().expect("it reads");
    input.write_all(symbols.join("\n").as_bytes()).expect("it reads");
    drop(input);
    let names = filter.wait_with_output().expect("it ends").stdout;
    let names = String::from_utf8(names).expect("a text");
    for (symbol, name) in symbols.iter().zip(names.lines()) {
        let ours = demangle(symbol).unwrap_or_else(|| (*symbol).to_string());
        assert_eq!(ours.replace("> >", ">>"), name.replace("> >", ">>"), "{symbol}");
    }
}
