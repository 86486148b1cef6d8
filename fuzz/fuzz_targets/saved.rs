//! Saved traces: read, and write again in all formats.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| {
    mazurka_bench::fuzz::saved(text);
});
