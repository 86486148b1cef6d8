//! Textual LLVM IR: parse, verify, compile, and a few steps of what compiles.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &[u8]| {
    mazurka_bench::fuzz::llvm(text, true);
});
