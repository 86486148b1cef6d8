//! The inside of a random thread, put together from pieces that cost a number of operations.

use super::profiles::{Parameters, Pattern, Sharing};
use super::shape::var;
use crate::ast::{Arith, Atom, Call, Expr, RMW, Relation, Stmt, Test, Var};
use fastrand::Rng;
use mazurka_trace::Rmw;

/// A test of a register that may or may not hold.
pub(super) fn test(register: &str, rng: &mut Rng) -> Test {
    let left = Expr::Atom(Atom::Register(register.to_string()));
    Test { left, relation: relation(rng), right: Atom::Constant(rng.i64(0..3)) }
}

fn relation(rng: &mut Rng) -> Relation {
    use Relation::*;
    [Eq, Eq, Eq, Ne, Ne, Lt, Le, Gt, Ge][rng.usize(..9)]
}

/// The thread that is being generated.
pub(super) struct ThreadBuilder<'a> {
    parameters: &'a Parameters,
    rng: &'a mut Rng,
    registers: Vec<String>,
    held: Vec<&'static str>,
}

impl<'a> ThreadBuilder<'a> {
    pub(super) fn new(parameters: &'a Parameters, rng: &'a mut Rng) -> ThreadBuilder<'a> {
        ThreadBuilder { parameters, rng, registers: Vec::new(), held: Vec::new() }
    }

    /// Statements with about `budget` operations on the longest path.
    pub(super) fn body(&mut self, budget: usize) -> Vec<Stmt> {
        let mut out = Vec::new();
        let mut left = budget;
        while left > 0 {
            let pattern = self.pick(left);
            left = left.saturating_sub(self.emit(pattern, left, &mut out));
        }
        out
    }

    /// A pattern that fits into `left` operations.
    fn pick(&mut self, left: usize) -> Pattern {
        let fits = |entry: &&(Pattern, u32)| entry.0.cost() <= left;
        let total: u32 =
            self.parameters.weights.iter().filter(fits).map(|(_, weight)| weight).sum();
        let mut roll = self.rng.u32(..total.max(1));
        for &(pattern, weight) in self.parameters.weights.iter().filter(fits) {
            if roll < weight {
                return pattern;
            }
            roll -= weight;
        }
        Pattern::Load
    }

    /// Adds a pattern and returns what it cost.
    fn emit(&mut self, pattern: Pattern, left: usize, out: &mut Vec<Stmt>) -> usize {
        match pattern {
            Pattern::Section => return self.section(left, out),
            Pattern::TrySection => return self.attempt(Call::TryLock, Call::Unlock, left, out),
            Pattern::TwoLocks => return self.two_locks(left, out),
            Pattern::Shared(sharing) => return self.sharing(sharing, left, out),
            Pattern::Down => out.push(call(Call::SemWait, "s")),
            Pattern::Up => out.push(call(Call::SemPost, "s")),
            Pattern::TryDown => {
                let into = Some(self.new_register());
                out.push(Stmt::Call { into, call: Call::SemTryWait, on: "s".to_string() });
            }
            Pattern::DownUp => return self.around(Call::SemWait, Call::SemPost, "s", left, out),
            Pattern::BareLock => out.push(call(Call::Lock, self.rng_mutex())),
            Pattern::BareUnlock => out.push(call(Call::Unlock, self.rng_mutex())),
            Pattern::Wait => out.extend([
                call(Call::Lock, "m"),
                Stmt::Wait { on: "cv".to_string(), mutex: "m".to_string() },
                call(Call::Unlock, "m"),
            ]),
            Pattern::Notify => out.push(self.notify()),
            Pattern::NotifyLocked => {
                let notify = self.notify();
                out.extend([call(Call::Lock, "m"), notify, call(Call::Unlock, "m")]);
            }
            Pattern::Barrier => out.push(Stmt::Barrier { on: "bar".to_string() }),
            Pattern::Branch => return self.branch(left, out),
            Pattern::Assume | Pattern::Assert => {
                let (register, cost) = self.read_register(out);
                let test = test(&register, self.rng);
                let assume = pattern == Pattern::Assume;
                out.push(if assume { Stmt::Assume(test) } else { Stmt::Assert(test) });
                return cost;
            }
            Pattern::Choose => {
                let below = if self.rng.u8(..4) == 0 { 3 } else { 2 };
                out.push(Stmt::Choose { into: self.new_register(), below });
            }
            Pattern::Fence => out.push(Stmt::Fence),
            _ => {
                let stmt = self.access(pattern);
                out.push(stmt);
            }
        }
        pattern.cost()
    }

    /// The pieces that are one operation on a variable.
    fn access(&mut self, pattern: Pattern) -> Stmt {
        let on = self.variable(pattern);
        match pattern {
            Pattern::Store => Stmt::Store { to: on, value: self.value() },
            Pattern::Add => self.rmw(Rmw::Add, on, true),
            Pattern::AddUnused => self.rmw(Rmw::Add, on, false),
            Pattern::Exchange => {
                let used = self.rng.bool();
                self.rmw(Rmw::Exchange, on, used)
            }
            Pattern::AnyRmw => {
                let function = RMW[self.rng.usize(..RMW.len())].0;
                // Some are in a group of equal functions, so that there is something to commute.
                let function = if self.rng.bool() { Rmw::Or } else { function };
                let used = self.rng.u8(..3) == 0;
                self.rmw(function, on, used)
            }
            Pattern::Cas => {
                let (expected, desired) = (self.atom(), self.atom());
                Stmt::Cas { into: self.maybe_register(), on, expected, desired }
            }
            Pattern::Await => {
                let (relation, operand) = (self.awaited(), self.atom());
                Stmt::Await { into: self.maybe_register(), on, relation, operand }
            }
            Pattern::ExchangeAwait => {
                let (relation, operand, value) = (self.awaited(), self.atom(), self.atom());
                Stmt::ExchangeAwait { into: self.maybe_register(), on, relation, operand, value }
            }
            _ => Stmt::Load { into: self.new_register(), from: on },
        }
    }

    /// How an await compares: mostly so that several values satisfy it, or most threads would
    /// block.
    fn awaited(&mut self) -> Relation {
        use Relation::*;
        [Eq, Eq, Ne, Ne, Ne, Le, Le, Ge, Ge, Gt, Lt][self.rng.usize(..11)]
    }

    fn rmw(&mut self, function: Rmw, on: Var, used: bool) -> Stmt {
        let operand = match function {
            Rmw::Add => Atom::Constant([1, 1, 1, 2, -1][self.rng.usize(..5)]),
            _ => self.atom(),
        };
        let into = used.then(|| self.new_register());
        Stmt::Rmw { into, function, on, operand }
    }

    fn variable(&mut self, pattern: Pattern) -> Var {
        let all = self.parameters.variables;
        let names = match pattern {
            Pattern::Await | Pattern::ExchangeAwait if self.parameters.separate_awaits => &all[..1],
            // With one variable there is a second one for them alone.
            Pattern::AddUnused | Pattern::AnyRmw
                if self.parameters.separate_awaits && all.len() == 1 =>
            {
                &["y"]
            }
            Pattern::AddUnused | Pattern::AnyRmw if self.parameters.separate_awaits => &all[1..],
            _ => all,
        };
        var(names[self.rng.usize(..names.len())], self.parameters.halves, self.rng)
    }

    fn atom(&mut self) -> Atom {
        if self.registers.is_empty() || self.rng.u8(..10) < 7 {
            return Atom::Constant(self.rng.i64(0..3));
        }
        Atom::Register(self.registers[self.rng.usize(..self.registers.len())].clone())
    }

    fn value(&mut self) -> Expr {
        match self.atom() {
            Atom::Register(name) if self.rng.bool() => {
                let arith = Arith::ALL[self.rng.usize(..2)].0;
                Expr::Binary(Atom::Register(name), arith, Atom::Constant(1))
            }
            atom => Expr::Atom(atom),
        }
    }

    /// A register for a result: mostly one that was not used before.
    fn new_register(&mut self) -> String {
        // No object has one of these names.
        let names = ["a", "b", "c", "d", "e", "f", "i"];
        let fresh = names.get(self.registers.len());
        match fresh {
            Some(name) if self.registers.is_empty() || self.rng.u8(..8) > 0 => {
                self.registers.push((*name).to_string());
                (*name).to_string()
            }
            _ => self.registers[self.rng.usize(..self.registers.len())].clone(),
        }
    }

    fn maybe_register(&mut self) -> Option<String> {
        self.rng.bool().then(|| self.new_register())
    }

    /// A register to test, loaded first if necessary, and the number of operations that took.
    fn read_register(&mut self, out: &mut Vec<Stmt>) -> (String, usize) {
        if !self.registers.is_empty() && self.rng.u8(..3) > 0 {
            return (self.registers[self.rng.usize(..self.registers.len())].clone(), 0);
        }
        let from = self.variable(Pattern::Load);
        let into = self.new_register();
        out.push(Stmt::Load { into: into.clone(), from });
        (into, 1)
    }

    fn rng_mutex(&mut self) -> &'static str {
        ["m", "m", "n"][self.rng.usize(..3)]
    }

    /// A mutex that the thread does not hold, if there is one; occasionally any.
    fn free_mutex(&mut self) -> &'static str {
        let wanted = self.rng_mutex();
        let other = if wanted == "m" { "n" } else { "m" };
        if self.held.contains(&wanted) && self.rng.u8(..10) > 0 { other } else { wanted }
    }

    /// Some of what is left after the `fixed` operations of an enclosing pattern.
    fn inside(&mut self, left: usize, fixed: usize) -> usize {
        self.rng.usize(..=left.saturating_sub(fixed).min(3))
    }

    fn section(&mut self, left: usize, out: &mut Vec<Stmt>) -> usize {
        let mutex = self.free_mutex();
        let inside = self.inside(left, 2);
        self.held.push(mutex);
        let body = self.body(inside);
        self.held.pop();
        out.push(call(Call::Lock, mutex));
        out.extend(body);
        if self.rng.u8(..10) > 0 {
            out.push(call(Call::Unlock, mutex));
        }
        2 + inside
    }

    fn two_locks(&mut self, left: usize, out: &mut Vec<Stmt>) -> usize {
        let [first, second] = if self.rng.bool() { ["m", "n"] } else { ["n", "m"] };
        let inside = self.inside(left, 4);
        out.extend([call(Call::Lock, first), call(Call::Lock, second)]);
        self.held.extend(["m", "n"]);
        let body = self.body(inside);
        self.held.truncate(self.held.len() - 2);
        out.extend(body);
        let swap = self.rng.bool();
        let [first, second] = if swap { [first, second] } else { [second, first] };
        out.extend([call(Call::Unlock, first), call(Call::Unlock, second)]);
        4 + inside
    }

    fn around(
        &mut self,
        before: Call,
        after: Call,
        on: &str,
        left: usize,
        out: &mut Vec<Stmt>,
    ) -> usize {
        let inside = self.inside(left, 2);
        out.push(call(before, on));
        out.extend(self.body(inside));
        out.push(call(after, on));
        2 + inside
    }

    /// `a := try; if a == 1 { ...; leave }`.
    fn attempt(&mut self, attempt: Call, leave: Call, left: usize, out: &mut Vec<Stmt>) -> usize {
        let on = if attempt == Call::TryLock { self.rng_mutex() } else { "w" };
        let into = self.new_register();
        let inside = self.inside(left, 2);
        let mut then = self.body(inside);
        then.push(call(leave, on));
        let left = Expr::Atom(Atom::Register(into.clone()));
        let test = Test { left, relation: Relation::Eq, right: Atom::Constant(1) };
        out.push(Stmt::Call { into: Some(into), call: attempt, on: on.to_string() });
        out.push(Stmt::If { test, then, otherwise: Vec::new() });
        2 + inside
    }

    fn sharing(&mut self, sharing: Sharing, left: usize, out: &mut Vec<Stmt>) -> usize {
        match sharing {
            Sharing::Read => self.around(Call::ReadLock, Call::ReadUnlock, "w", left, out),
            Sharing::Write => self.around(Call::WriteLock, Call::WriteUnlock, "w", left, out),
            Sharing::TryRead => self.attempt(Call::TryReadLock, Call::ReadUnlock, left, out),
            Sharing::TryWrite => self.attempt(Call::TryWriteLock, Call::WriteUnlock, left, out),
        }
    }

    fn notify(&mut self) -> Stmt {
        call(if self.rng.u8(..3) == 0 { Call::NotifyAll } else { Call::NotifyOne }, "cv")
    }

    fn branch(&mut self, left: usize, out: &mut Vec<Stmt>) -> usize {
        let (register, cost) = self.read_register(out);
        let test = test(&register, self.rng);
        let then = 1 + self.inside(left, 2);
        let otherwise = if self.rng.bool() { 1 + self.inside(left, 2) } else { 0 };
        out.push(Stmt::If { test, then: self.body(then), otherwise: self.body(otherwise) });
        cost + then.max(otherwise)
    }
}

fn call(call: Call, on: &str) -> Stmt {
    Stmt::Call { into: None, call, on: on.to_string() }
}
