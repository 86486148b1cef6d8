//! One of several parts of an exploration, for machines that have nothing in common but the program.

use crate::algorithms::{Algorithm, AlgorithmChoice};
use crate::checkable::Checkable;
use crate::checker::Checker;
use crate::checkpoint::Checkpoint;
use crate::error::Error;
use crate::violations::Violations;
use crate::workers::ends_exploration;
use mazurka_dpor::cut;
use mazurka_engine::Limits;
use mazurka_report::Shard;
use mazurka_trace::Location;

impl Checker {
    /// Explores one of `of` parts of the executions, by its number from 1, with `pop`. Machines that
    /// explore one part each need nothing in common but the program; [`merge`](crate::merge()) puts their
    /// reports together.
    pub fn shard(mut self, number: usize, of: usize) -> Checker {
        self.shard = Some((number, of));
        self
    }

    /// Whether there is such a shard, and the settings allow for one.
    pub(crate) fn validate_shard(&self) -> Result<(), Error> {
        let Some((number, of)) = self.shard else { return Ok(()) };
        let pop = [AlgorithmChoice::Auto, AlgorithmChoice::Fixed(Algorithm::Pop)];
        match () {
            () if number == 0 || number > of => Err(Error::NoShards("there is no such shard")),
            () if !pop.contains(&self.algorithm) => Err(Error::NoShards("only pop can")),
            () if self.suggest_orders => Err(Error::SuggestionsNeedOneRun),
            () => Ok(()),
        }
    }

    /// Which shard a report is about, which has not come to some assertions.
    pub(crate) fn shard_of(&self, hash: &str, unreached: &[Location]) -> Option<Shard> {
        let (number, of) = self.shard?;
        // What is the same for all of them: as if there were one with the number 0.
        let exploration = self.clone().shard(0, of).identity(hash).hash();
        Some(Shard { number, of, exploration, unreached: unreached.to_vec() })
    }
}

/// So many parts there are for each shard: the more, the more alike are the shards.
const PARTS_PER_SHARD: usize = 16;

/// Cuts all executions into parts, and leaves those of one shard to be explored. The executions that were
/// explored meanwhile belong to the first shard; a violation among them is its business, too.
pub(crate) fn take_shard<C: Checkable>(
    program: &C,
    limits: Limits<'_>,
    (number, of): (usize, usize),
    done: &mut Checkpoint,
    found: &mut Violations<'_, C>,
) -> Result<(), Error> {
    let mut observer = found.for_another_worker();
    let enough = of.saturating_mul(PARTS_PER_SHARD);
    let (outcome, parts) = cut(program, limits, enough, &mut observer);
    if outcome.gave_up {
        return Err(Error::NoShards("pop gives up"));
    }
    // Then the parts are not those of the other shards.
    let stopped = observer.has_stopped() || outcome.limits_hit.iter().any(ends_exploration);
    let own = parts.into_iter().skip(number - 1).step_by(of);
    done.parts = if stopped { Vec::new() } else { own.collect() };
    if number == 1 {
        done.explored += outcome.explored;
        done.inexact = outcome.inexact.map(str::to_string);
        found.absorb(vec![observer]);
    }
    done.limits_hit.extend(outcome.limits_hit);
    Ok(())
}
