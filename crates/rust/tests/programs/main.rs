//! Rust programs: counts that an argument gives, violations, and what std does.

mod counts;
mod outcomes;
mod spinning;
mod std_types;
mod surface;
mod violations;
