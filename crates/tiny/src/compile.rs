//! Compiles the structure to flat instructions, with every name resolved.

use crate::ast::{Arith, Atom, Expr, ObjectKind, Part, Source, Stmt, Test, Thread, Var, is_name};
use crate::check::{Invalid, check, invalid};
use crate::code::*;
use mazurka_trace::{Action, Condition, Object, Op, ThreadId};

/// Checks and compiles.
pub(crate) fn compile(source: &Source) -> Result<Code, Invalid> {
    let alive = check(source)?;
    let count = alive.iter().filter(|&&alive| alive).count();
    let mut code = Code { alive: count, ..Code::default() };
    code.objects.extend(source.objects.iter().map(|object| ObjectCode {
        name: object.name.clone(),
        kind: object.kind,
        // The parties of a barrier are part of its operations; the word counts arrivals.
        word: if object.kind == ObjectKind::Barrier { 0 } else { object.value as u64 },
    }));

    // Threads that exist from the start come first, each group in textual order.
    let (mut first, mut rest) = (0.., count..);
    let next = |alive: &bool| if *alive { first.next() } else { rest.next() };
    let ids: Vec<usize> = alive.iter().filter_map(next).collect();
    let mut in_order: Vec<usize> = (0..ids.len()).collect();
    in_order.sort_by_key(|&k| ids[k]);

    let mut emitter = Emitter { source, ids: &ids, code, thread: 0, registers: Vec::new() };
    for k in in_order {
        emitter.thread(k)?;
    }
    Ok(emitter.code)
}

/// The code so far, and the thread that is being added to it.
struct Emitter<'a> {
    source: &'a Source,
    /// The id of each thread in textual order.
    ids: &'a [usize],
    code: Code,
    thread: usize,
    registers: Vec<String>,
}

impl Emitter<'_> {
    fn thread(&mut self, number: usize) -> Result<(), Invalid> {
        let source = self.source;
        let thread = &source.threads[number];
        self.thread = number;
        self.registers = registers(source, number)?;
        let entry = self.here();
        let handler = match &thread.handler {
            Some(name) => Some(self.object(name, ObjectKind::Handler)?),
            None => None,
        };
        if let Some(cell) = handler {
            self.on(cell, Action::Begin);
        }
        self.block(&thread.body)?;
        if let Some(cell) = handler {
            self.on(cell, Action::End);
        }
        self.code.instrs.push(Instr::End);
        let mut first = ThreadState { pc: entry, ..ThreadState::UNBORN };
        run_to_visible(&self.code.instrs, &mut first);
        let registers = std::mem::take(&mut self.registers);
        let same =
            |other: &Thread| (&other.handler, &other.body) == (&thread.handler, &thread.body);
        let same_as = source.threads.iter().position(same).unwrap_or(number) as u32;
        let name = thread.name.clone();
        self.code.threads.push(ThreadCode { name, registers, first, same_as });
        Ok(())
    }

    fn block(&mut self, body: &[Stmt]) -> Result<(), Invalid> {
        body.iter().try_for_each(|stmt| self.statement(stmt))
    }

    fn statement(&mut self, stmt: &Stmt) -> Result<(), Invalid> {
        match stmt {
            Stmt::Let { into, value } => {
                let (into, value) = (self.register(into)?, self.value(value)?);
                self.code.instrs.push(Instr::Let { into, value });
            }
            Stmt::Assume(test) => {
                let comparison = self.comparison(test)?;
                self.code.instrs.push(Instr::Assume(comparison));
            }
            Stmt::Assert(test) => {
                let comparison = self.comparison(test)?;
                let text = self.code.asserts.len() as u32;
                self.code.asserts.push(test.clone());
                self.code.instrs.push(Instr::Assert(comparison, text));
            }
            Stmt::If { test, then, otherwise } => self.branch(test, then, otherwise)?,
            Stmt::Call { into, call, on } => {
                let (word, kind, action) = call.meaning();
                if into.is_some() && !call.has_result() {
                    let hint = format!("write `{word} {on}` without `:=`");
                    return self.invalid(on, format!("gives no result to `{word}`"), hint);
                }
                let cell = self.object(on, kind)?;
                let into = self.result(into)?;
                self.visible(Op::On(object(cell), action), RuntimeOperands::None, cell, into);
            }
            Stmt::Wait { on, mutex } => {
                let condvar = self.object(on, ObjectKind::Condvar)?;
                let mutex = self.object(mutex, ObjectKind::Mutex)?;
                self.on(condvar, Action::Enqueue);
                self.on(mutex, Action::Unlock);
                self.on(condvar, Action::Wake);
                self.on(mutex, Action::Lock);
            }
            Stmt::Barrier { on } => self.barrier(on)?,
            Stmt::Spawn { thread } => self.creation(thread, Op::Spawn)?,
            Stmt::Join { thread } => self.creation(thread, Op::Join)?,
            Stmt::Post { thread } => self.creation(thread, Op::Post)?,
            Stmt::Choose { into, below } => {
                if *below == 0 {
                    let message = "cannot be chosen from nothing";
                    return self.invalid(into, message, "choose below 1 or more");
                }
                let into = self.register(into)?;
                self.visible(Op::Choose(*below), RuntimeOperands::None, NO_CELL, Some(into));
            }
            Stmt::Fence => self.visible(Op::Fence, RuntimeOperands::None, NO_CELL, None),
            _ => self.access(stmt)?,
        }
        Ok(())
    }

    /// The statements that act on variables.
    fn access(&mut self, stmt: &Stmt) -> Result<(), Invalid> {
        let none = Atom::Constant(0);
        let until = |relation: &crate::ast::Relation| Condition::new(relation.compare(), 0);
        match stmt {
            Stmt::Store { to, value: Expr::Atom(atom) } => {
                self.access_to(to, Action::Store(0), atom, &none, &None)
            }
            Stmt::Store { to, value } => {
                let value = self.value(value)?;
                let (cell, object) = self.variable(to)?;
                let op = Op::On(object, Action::Store(0));
                self.visible(op, RuntimeOperands::Stored(value), cell, None);
                Ok(())
            }
            Stmt::Load { into, from } => {
                self.access_to(from, Action::Load, &none, &none, &Some(into.clone()))
            }
            Stmt::Rmw { into, function, on, operand } => {
                let (function, used) = (*function, into.is_some());
                let action = Action::Rmw { function, operand: 0, used };
                self.access_to(on, action, operand, &none, into)
            }
            Stmt::Cas { into, on, expected, desired } => {
                let action = Action::CompareExchange { expected: 0, desired: 0 };
                self.access_to(on, action, expected, desired, into)
            }
            Stmt::Await { into, on, relation, operand } => {
                self.access_to(on, Action::Await(until(relation)), operand, &none, into)
            }
            Stmt::ExchangeAwait { into, on, relation, operand, value } => {
                let action = Action::ExchangeAwait { until: until(relation), value: 0 };
                self.access_to(on, action, operand, value, into)
            }
            _ => unreachable!("every other statement is dealt with by the caller"),
        }
    }

    fn access_to(
        &mut self,
        var: &Var,
        action: Action,
        first: &Atom,
        second: &Atom,
        into: &Option<String>,
    ) -> Result<(), Invalid> {
        let (cell, object) = self.variable(var)?;
        let into = self.result(into)?;
        let (op, operands) = match (self.operand(first)?, self.operand(second)?) {
            (Operand::Constant(first), Operand::Constant(second)) => {
                (Op::On(object, with_operands(action, first, second)), RuntimeOperands::None)
            }
            (first, second) => (Op::On(object, action), RuntimeOperands::Pair(first, second)),
        };
        self.visible(op, operands, cell, into);
        Ok(())
    }

    fn branch(&mut self, test: &Test, then: &[Stmt], otherwise: &[Stmt]) -> Result<(), Invalid> {
        let comparison = self.comparison(test)?;
        let branch = self.code.instrs.len();
        self.code.instrs.push(Instr::Branch { comparison, otherwise: 0 });
        self.block(then)?;
        let jump = self.code.instrs.len();
        if !otherwise.is_empty() {
            self.code.instrs.push(Instr::Jump(0));
        }
        let target = self.here();
        self.code.instrs[branch] = Instr::Branch { comparison, otherwise: target };
        if !otherwise.is_empty() {
            self.block(otherwise)?;
            self.code.instrs[jump] = Instr::Jump(self.here());
        }
        Ok(())
    }

    fn barrier(&mut self, on: &str) -> Result<(), Invalid> {
        let cell = self.object(on, ObjectKind::Barrier)?;
        let mut uses = 0;
        self.source.threads[self.thread].walk(&mut |stmt| {
            uses += usize::from(matches!(stmt, Stmt::Barrier { on: other } if other == on));
        });
        if uses > usize::from(u8::MAX) {
            let message = "is used more than 255 times in one thread";
            return self.invalid(on, message, "use it less often");
        }
        let before = &self.source.objects[..cell as usize];
        let slot = before.iter().filter(|object| object.kind == ObjectKind::Barrier).count() as u8;
        let parties = self.source.objects[cell as usize].value as u32;
        self.on(cell, Action::Arrive);
        let depart = Op::On(object(cell), Action::Depart { parties, round: 0 });
        self.visible(depart, RuntimeOperands::BarrierRound(slot), cell, None);
        Ok(())
    }

    /// An operation on another thread.
    fn creation(&mut self, thread: &str, op: fn(ThreadId) -> Op) -> Result<(), Invalid> {
        match self.source.threads.iter().position(|other| other.name == thread) {
            Some(number) => {
                let op = op(ThreadId(self.ids[number] as u32));
                self.visible(op, RuntimeOperands::None, NO_CELL, None);
                Ok(())
            }
            None => {
                let hint = format!("write it as `{thread}: statements`");
                self.invalid(thread, "is not a thread of this program", hint)
            }
        }
    }

    fn visible(&mut self, op: Op, operands: RuntimeOperands, cell: u32, into: Option<u8>) {
        let shift = match op {
            Op::On(part, _) => 8 * (part.address - object(cell).address) as u8,
            _ => 0,
        };
        self.code.instrs.push(Instr::Visible(Visible { op, operands, cell, shift, into }));
    }

    /// An action without operands or result on a synchronisation object.
    fn on(&mut self, cell: u32, action: Action) {
        self.visible(Op::On(object(cell), action), RuntimeOperands::None, cell, None);
    }

    fn here(&self) -> u32 {
        self.code.instrs.len() as u32
    }

    fn object(&self, name: &str, kind: ObjectKind) -> Result<u32, Invalid> {
        let word = kind.keyword();
        let objects = &self.source.objects;
        match objects.iter().position(|object| object.name == name) {
            Some(cell) if objects[cell].kind == kind => Ok(cell as u32),
            Some(cell) => {
                let message = format!("is `{}`, not `{word}`", objects[cell].kind.keyword());
                self.invalid(name, message, format!("declare another name as `{word}`"))
            }
            None => {
                let hint = format!("declare it first: `{word} {name}`");
                self.invalid(name, "is not declared", hint)
            }
        }
    }

    fn variable(&self, var: &Var) -> Result<(u32, Object), Invalid> {
        let cell = self.object(&var.name, ObjectKind::Shared)?;
        let address = object(cell).address;
        let object = match var.part {
            Part::Whole => Object::new(address, 8),
            Part::Low => Object::new(address, 4),
            Part::High => Object::new(address + 4, 4),
        };
        Ok((cell, object))
    }

    fn result(&self, into: &Option<String>) -> Result<Option<u8>, Invalid> {
        into.as_deref().map(|name| self.register(name)).transpose()
    }

    fn register(&self, name: &str) -> Result<u8, Invalid> {
        match self.registers.iter().position(|register| register == name) {
            Some(number) => Ok(number as u8),
            None => {
                let hint = format!("assign it somewhere in this thread: `{name} := ...`");
                self.invalid(name, "is a register that is never assigned", hint)
            }
        }
    }

    fn operand(&self, atom: &Atom) -> Result<Operand, Invalid> {
        Ok(match atom {
            Atom::Register(name) => Operand::Register(self.register(name)?),
            Atom::Constant(value) => Operand::Constant(*value as u64),
        })
    }

    fn value(&self, expr: &Expr) -> Result<Value, Invalid> {
        let (left, arith, right) = match expr {
            Expr::Atom(atom) => (atom, Arith::Or, &Atom::Constant(0)),
            Expr::Binary(left, arith, right) => (left, *arith, right),
        };
        Ok(Value { left: self.operand(left)?, arith, right: self.operand(right)? })
    }

    fn comparison(&self, test: &Test) -> Result<Comparison, Invalid> {
        let (left, right) = (self.value(&test.left)?, self.operand(&test.right)?);
        Ok(Comparison { left, compare: test.relation.compare(), right })
    }

    fn invalid<T>(
        &self,
        name: &str,
        message: impl std::fmt::Display,
        hint: impl Into<String>,
    ) -> Result<T, Invalid> {
        invalid(Some(self.thread), name, message, hint)
    }
}

/// The registers of a thread, in the order in which they are first assigned.
fn registers(source: &Source, number: usize) -> Result<Vec<String>, Invalid> {
    let mut found: Vec<String> = Vec::new();
    source.threads[number].walk(&mut |stmt| {
        if let Some(name) = stmt.into()
            && !found.iter().any(|register| register == name)
        {
            found.push(name.to_string());
        }
    });
    for name in &found {
        if source.objects.iter().any(|object| object.name == *name) {
            let hint = "results go into registers, which are not declared";
            return invalid(Some(number), name, "is an object and not a register", hint);
        }
        if !is_name(name) {
            let hint = "a name is a letter or `_`, then letters, digits or `_`";
            return invalid(Some(number), name, "cannot be the name of a register", hint);
        }
    }
    if let Some(name) = found.get(REGISTERS) {
        let message = format!("is one register more than the {REGISTERS} of a thread");
        return invalid(Some(number), name, message, "use a register again");
    }
    Ok(found)
}
