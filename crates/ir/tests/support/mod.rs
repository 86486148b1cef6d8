//! What the tests of this crate share.
#![allow(dead_code)] // Each test file uses its own part.

pub(crate) mod clang;
pub(crate) mod compare;
pub(crate) mod scan;
