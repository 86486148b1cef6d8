//! Classes by name: whatever handlers are taken for, two executions have the same name exactly if they have the
//! same events and the same happens-before without handlers.

use mazurka_dpor::naive::Naive;
use mazurka_engine::{
    Algorithm, Choice, ClassNames, Context, End, Execution, Handlers, Limits, Needs, Next, Program,
    explore, retrace,
};
use mazurka_tiny::{Profile, Tiny, TinyRun, generate};
use mazurka_trace::Event;
use std::collections::HashMap;
use std::ops::ControlFlow;

/// The enumeration, with the name of every execution that it comes to the end of.
struct Named {
    naive: Naive,
    names: ClassNames,
    found: Vec<(u128, Vec<Choice>)>,
}

impl Algorithm for Named {
    fn arrive(&mut self, at: &mut Context<'_>) {
        self.names.arrive(at.e);
        if at.e.is_maximal() {
            let choices = at.e.events().map(|event| Choice::of(&event)).collect();
            self.found.push((self.names.class(), choices));
        }
        self.naive.arrive(at);
    }

    fn next(&mut self, at: &mut Context<'_>) -> Next {
        self.naive.next(at)
    }

    fn returned(&mut self, e: &Execution, event: &Event) {
        self.names.cut(e.len());
        self.naive.returned(e, event);
    }

    fn needs(&self) -> Needs {
        self.naive.needs()
    }
}

/// The names of the first executions of a program, and their classes by clocks.
fn names(program: &Tiny, handlers: &Handlers) -> Vec<(u128, u128)> {
    let naive = Naive::with(handlers.clone());
    let mut named = Named { naive, names: ClassNames::default(), found: Vec::new() };
    let limits = Limits { max_executions: 150, ..Limits::default() };
    let mut observer = |_: &Execution, _: &TinyRun, _: End| ControlFlow::Continue(());
    explore(program.start(), &mut named, limits, &mut observer);
    let class = |choices: Vec<Choice>| {
        retrace(program.start(), choices, &Handlers::unordered()).fingerprint()
    };
    named.found.into_iter().map(|(name, choices)| (name, class(choices))).collect()
}

#[test]
fn names_tell_the_same_classes_apart_as_clocks_without_handlers() {
    let (mut classes, mut repeated) = (0, 0);
    for profile in Profile::ALL {
        for seed in 0..60 {
            let program = generate(profile, &mut fastrand::Rng::with_seed(seed));
            let (mut class_of, mut name_of) = (HashMap::new(), HashMap::new());
            for handlers in [Handlers::default(), Handlers::unordered()] {
                for (name, class) in names(&program, &handlers) {
                    repeated += usize::from(class_of.contains_key(&name));
                    let (first, other) = (
                        *class_of.entry(name).or_insert(class),
                        *name_of.entry(class).or_insert(name),
                    );
                    assert_eq!((first, other), (class, name), "{profile}, seed {seed}:\n{program}");
                }
            }
            classes += class_of.len();
        }
    }
    assert!(classes > 5000 && repeated > 20_000, "{classes} {repeated}");
}
