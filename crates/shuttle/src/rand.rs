//! Random numbers. They are the same in every execution: what is explored is the order of operations. Numbers
//! of which each is to be explored come from `mazurka::nondet`.

pub use ::rand::{Rng, RngCore};

/// A generator.
pub fn thread_rng() -> rngs::ThreadRng {
    rngs::ThreadRng { _private: () }
}

/// Generators.
pub mod rngs {
    use ::rand::{CryptoRng, Error, RngCore};
    use std::cell::Cell;

    mazurka::thread_local! {
        /// Where the sequence of the thread is.
        static STATE: Cell<u64> = Cell::new(0);
    }

    /// The generator of a thread, as long as an execution.
    #[derive(Clone, Debug)]
    pub struct ThreadRng {
        pub(super) _private: (),
    }

    impl RngCore for ThreadRng {
        fn next_u32(&mut self) -> u32 {
            (self.next_u64() >> 32) as u32
        }

        /// SplitMix64: a counter whose bits are mixed.
        fn next_u64(&mut self) -> u64 {
            let state = STATE.get().wrapping_add(0x9e37_79b9_7f4a_7c15);
            STATE.set(state);
            let mixed = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
            mixed ^ (mixed >> 31)
        }

        fn fill_bytes(&mut self, bytes: &mut [u8]) {
            for chunk in bytes.chunks_mut(8) {
                chunk.copy_from_slice(&self.next_u64().to_le_bytes()[..chunk.len()]);
            }
        }

        fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Error> {
            self.fill_bytes(bytes);
            Ok(())
        }
    }

    impl CryptoRng for ThreadRng {}
}
