//! A lock-free stack, with the bug of the tutorial in `docs/tutorial-rust.md` and without it.

pub mod broken;
pub mod stack;
