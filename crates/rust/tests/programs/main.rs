//! Rust programs: counts that an argument gives, violations, and what std does.

mod counts;
mod jobs;
mod orders;
mod outcomes;
mod spinning;
mod spurious;
mod std_types;
mod surface;
mod tasks;
mod violations;
mod watched;
