//! Pointers as numbers: an object in the upper half, an offset in the lower one.

/// The object number of the first function: pointers to functions have no memory behind them.
pub(crate) const FIRST_FUNCTION: u32 = 0xc000_0000;

/// A pointer to the start of an object.
pub(crate) fn pointer(object: u32) -> u64 {
    u64::from(object) << 32
}

/// The object and the offset that a pointer points to.
#[inline]
pub(crate) fn split(pointer: u64) -> (u32, u32) {
    ((pointer >> 32) as u32, pointer as u32)
}

/// A pointer moved within its object; below the start the offset wraps around and is out of bounds.
#[inline]
pub(crate) fn moved(pointer: u64, bytes: i64) -> u64 {
    let (object, offset) = split(pointer);
    u64::from(object) << 32 | u64::from(offset.wrapping_add(bytes as u32))
}
