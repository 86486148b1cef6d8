//! How many interleavings a program has, estimated without running it.

use crate::ast::{Source, Stmt};

/// The number of interleavings if nothing ever blocked and every branch took its longer arm.
/// Messages of one handler do not interleave, and a wait counts less because it mostly blocks.
pub(super) fn interleavings(source: &Source) -> u64 {
    let mut lengths: Vec<u64> = Vec::new();
    let mut ways = 1u64;
    let mut handlers: Vec<(&str, u64, u64)> = Vec::new();
    for thread in &source.threads {
        let length = longest(&thread.body);
        thread.walk(&mut |stmt| {
            if let Stmt::Choose { below, .. } = stmt {
                ways = ways.saturating_mul(u64::from(*below));
            }
        });
        let Some(name) = &thread.handler else {
            lengths.push(length);
            continue;
        };
        match handlers.iter_mut().find(|(other, ..)| other == name) {
            Some((_, count, total)) => (*count, *total) = (*count + 1, *total + length + 2),
            None => handlers.push((name, 1, length + 2)),
        }
    }
    // Messages begin only after they are posted, which rules out most of the shuffles.
    let possible = if handlers.is_empty() { 1 } else { 20 };
    for (_, count, total) in handlers {
        lengths.push(total);
        ways = (2..=count).fold(ways, u64::saturating_mul);
    }
    shuffles(&lengths).saturating_mul(ways) / possible
}

/// Visible operations on the longest path.
fn longest(body: &[Stmt]) -> u64 {
    let length = |stmt: &Stmt| match stmt {
        Stmt::If { then, otherwise, .. } => longest(then).max(longest(otherwise)),
        Stmt::Let { .. } | Stmt::Assume(_) | Stmt::Assert(_) => 0,
        Stmt::Barrier { .. } | Stmt::Wait { .. } => 2,
        _ => 1,
    };
    body.iter().map(length).sum()
}

/// In how many ways sequences of these lengths can be shuffled into one.
fn shuffles(lengths: &[u64]) -> u64 {
    let mut total = 0u64;
    let mut ways = 1u64;
    for &length in lengths {
        for k in 1..=length {
            total += 1;
            // The product of consecutive numbers is divided as soon as it is formed, exactly.
            ways = match ways.checked_mul(total) {
                Some(product) => product / k,
                None => return u64::MAX,
            };
        }
    }
    ways
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shuffles_are_multinomial_coefficients() {
        assert_eq!(shuffles(&[]), 1);
        assert_eq!(shuffles(&[4, 4]), 70);
        assert_eq!(shuffles(&[2, 2, 2, 2]), 2520);
        assert_eq!(shuffles(&[3, 3, 3]), 1680);
        assert_eq!(shuffles(&[50, 50]), u64::MAX);
    }
}
