//! Programs of the tiny language: parse, print, and compare every algorithm with the enumeration.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| {
    mazurka_bench::fuzz::tiny(text);
});
