//! Optimal-DPOR-Await: reversals of races and of operations that wait.
//!
//! Paper: Jonsson, Lång, Sagonas, "Awaiting for Godot: Stateless Model Checking that Avoids
//! Executions where Nothing Happens", FMCAD 2022, Algorithm 1.   Below: "the paper".
//!
//! | paper                                       | here                                        |
//! |---------------------------------------------|---------------------------------------------|
//! | E                                           | `Execution`                                 |
//! | lines 2–6, races of events that do not block | `Reversals::race`                           |
//! | lines 7–22, blocked and may-block events    | `Reversals::blocking`                       |
//! | maximal enabling subsequences (line 15)     | `enabling::maximal_prefixes`                |
//! | line 6 and 22: insert into wut              | the sink: wakeup trees or backtrack sets    |
//! | lines 23–35, exploration                    | [`crate::optimal`], which uses this         |
//! | the await statement                         | `Action::Await`, `Action::ExchangeAwait`    |
//! | independent fetch-and-adds                  | `Effect::Update`, `engine::dependence`      |
//! | loop purity, assume → await                 | the crate `mazurka-passes`                  |
//!
//! The rules are those of the paper with these changes, each of which has a counterexample among the
//! tests:
//!
//! 1. Whether e can enable or disable e′ is a property of the pair: an exchange-await and a read
//!    before it race like any write and read.
//! 2. The search for the latest enabling event ends at an event that conflicts with all others on
//!    the object *and* yields a sequence, and is decided anew at each event.
//! 3. e′ must still be the next event of its thread: events that happen before what the thread did
//!    last are passed over.
//! 4. The outcome of e′ in its new place is computed by repeating what is kept of E on the word that
//!    was there, not read off E.
//! 5. A race of the part that E has in common with the execution before is looked at again only if
//!    notdep has gained an event; otherwise the sequence is contained in the one found then.

mod enabling;
mod reversals;

pub(crate) use reversals::{Reversals, Sink};
