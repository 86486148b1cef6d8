//! Figure 1 of POP's paper, run by run, as docs/algorithms/pop-expressions.md walks through it.

use mazurka_agree::{check, truth};
use mazurka_dpor::pop::{Corrections, Pop, SleepTest};
use mazurka_dpor::{Algorithm, Policy};
use mazurka_engine::{Context, End, Execution, Limits, Next, Program};
use mazurka_tiny::{Tiny, TinyRun};
use mazurka_trace::Event;
use std::ops::{ControlFlow, Range};

/// The program with its threads in the order in which the paper's first execution begins them.
const FIGURE: &str = "shared g x y z
    p: x := 1
    r: y := 1; z := 1
    q: g := 1; a := y; b := x
    s: c := y; d := z; e := x";

/// The events in the words of the paper.
const EVENTS: [&[&str]; 4] =
    [&["x=1"], &["y=1", "z=1"], &["g=1", "a=y", "b=x"], &["c=y", "d=z", "e=x"]];

/// What is explored, all schedules in brackets.
const RUNS: [&str; 32] = [
    "x=1 y=1 z=1 g=1 a=y b=x c=y d=z e=x",
    "x=1 y=1 [c=y d=z] z=1 g=1 a=y b=x e=x",
    "[y=1 c=y d=z e=x] x=1 z=1 g=1 a=y b=x",
    "[y=1 c=y d=z e=x] [g=1 a=y b=x] x=1 z=1",
    "x=1 [c=y] y=1 z=1 g=1 a=y b=x d=z e=x",
    "x=1 [c=y] y=1 [d=z] z=1 g=1 a=y b=x e=x",
    "[c=y d=z e=x] x=1 y=1 z=1 g=1 a=y b=x",
    "[c=y d=z e=x] x=1 [g=1 a=y] y=1 z=1 b=x",
    "[c=y d=z e=x] [y=1 g=1 a=y b=x] x=1 z=1",
    "[c=y y=1 z=1 d=z e=x] x=1 g=1 a=y b=x",
    "[c=y y=1 g=1 a=y b=x] x=1 z=1 d=z e=x",
    "[c=y y=1 g=1 a=y b=x] x=1 [d=z] z=1 e=x",
    "[c=y y=1 g=1 a=y b=x] [z=1 d=z e=x] x=1",
    "x=1 [g=1 a=y] y=1 z=1 b=x c=y d=z e=x",
    "x=1 [g=1 a=y] y=1 [c=y d=z] z=1 b=x e=x",
    "[g=1 a=y y=1 c=y d=z e=x] x=1 z=1 b=x",
    "[g=1 a=y y=1 c=y d=z e=x] [b=x] x=1 z=1",
    "x=1 [g=1 a=y] [c=y] y=1 z=1 b=x d=z e=x",
    "x=1 [g=1 a=y] [c=y] y=1 [d=z] z=1 b=x e=x",
    "[g=1 a=y c=y y=1 z=1 d=z e=x] x=1 b=x",
    "[g=1 a=y c=y y=1 z=1 d=z e=x] [b=x] x=1",
    "[g=1 a=y y=1 z=1 c=y d=z e=x] x=1 b=x",
    "[g=1 a=y b=x] x=1 y=1 z=1 c=y d=z e=x",
    "[g=1 a=y b=x] x=1 y=1 [c=y d=z] z=1 e=x",
    "[g=1 a=y b=x] x=1 [c=y] y=1 z=1 d=z e=x",
    "[g=1 a=y b=x] x=1 [c=y] y=1 [d=z] z=1 e=x",
    "[g=1 a=y b=x] [c=y d=z e=x] x=1 y=1 z=1",
    "[g=1 a=y b=x] [y=1 z=1 c=y d=z e=x] x=1",
    "[y=1 z=1 c=y d=z e=x] x=1 g=1 a=y b=x",
    "[y=1 g=1 a=y b=x] x=1 z=1 c=y d=z e=x",
    "[y=1 g=1 a=y b=x] x=1 [c=y d=z] z=1 e=x",
    "[y=1 g=1 a=y b=x] [z=1 c=y d=z e=x] x=1",
];

/// The schedules that parsimonious races give and that are not explored because they sleep, with the
/// number of the run that has the race and those of the runs that contain the schedule.
const ASLEEP: [(usize, &str, &[usize]); 9] = [
    (5, "x=1 [c=y] [g=1 a=y]", &[18, 19]),
    (8, "[c=y d=z e=x] [g=1 a=y b=x]", &[27]),
    (10, "[c=y y=1 z=1 d=z e=x] [g=1 a=y b=x]", &[13]),
    (12, "[c=y y=1 g=1 a=y b=x] [d=z e=x]", &[9]),
    (22, "[g=1 a=y y=1 z=1 c=y d=z e=x] [b=x]", &[28]),
    (24, "[g=1 a=y b=x] [y=1 c=y d=z e=x]", &[17]),
    (25, "[g=1 a=y b=x] [c=y y=1 z=1 d=z e=x]", &[21]),
    (29, "[y=1 z=1 c=y d=z e=x] [g=1 a=y b=x]", &[32]),
    (31, "[y=1 g=1 a=y b=x] [c=y d=z e=x]", &[4]),
];

/// The sleep sets after the schedules of the runs that have such a race, or whose descendants have.
const SLEEP_SETS: [(usize, &[&str]); 8] = [
    (5, &["z=1 g=1 a=y b=x ▷y^{c=y}"]),
    (
        7,
        &[
            "[z=1^{d=z} g=1 a=y b=x ▷y^{c=y}] ▷x^{e=x}",
            "{c=y} y=1 [g=1 a=y b=x ▷z^{d=z}] ▷x^{e=x}",
            "{c=y} y=1 {d=z} z=1 g=1 a=y b=x ▷x^{e=x}",
        ],
    ),
    (10, &["{c=y} g=1 a=y b=x ▷x^{e=x}"]),
    (11, &["{c=y} z=1 ▷x^{b=x}"]),
    (22, &["{a=y} b=x ▷x^{e=x}"]),
    (23, &["[z=1 ▷y^{a=y}] ▷x^{b=x}", "{a=y} y=1 z=1 ▷x^{b=x}"]),
    (29, &["g=1 a=y b=x ▷x^{e=x}"]),
    (30, &["z=1 ▷x^{b=x}"]),
];

/// What was seen of an exploration by POP, and what the definitions say should be reversed.
#[derive(Default)]
struct Seen {
    runs: Vec<String>,
    /// E₁·σ of every parsimonious race, and which run has it.
    races: Vec<(usize, String)>,
    /// E₁·σ of every run.
    begun: Vec<String>,
    /// The sleep set after E₁·σ.
    sleep_sets: Vec<Vec<String>>,
}

/// POP with somebody who looks at what it does.
struct Watched<S> {
    pop: Pop<S>,
    seen: Seen,
}

impl<S: SleepTest> mazurka_engine::Algorithm for Watched<S> {
    fn arrive(&mut self, at: &mut Context<'_>) {
        self.pop.arrive(at);
        let e = at.e;
        let schedules: Vec<_> = self.pop.schedules().collect();
        if schedules.last().map_or(0, |own| own.end) == e.len() {
            let asleep = self.pop.sleep_set();
            self.seen.sleep_sets.truncate(self.seen.runs.len());
            self.seen.sleep_sets.push(asleep.iter().map(|text| in_words(e, text)).collect());
        }
        if !e.is_maximal() {
            return;
        }
        let all: Vec<usize> = (0..e.len()).collect();
        self.seen.runs.push(words(e, &all, &schedules));
        let run = self.seen.runs.len();
        let prefix = schedules.last().map_or(0, |own| own.end);
        self.seen.begun.push(words(e, &all[..prefix], &schedules));
        for race in e.all_races().iter().filter(|race| race.second as usize + 1 >= prefix.max(1)) {
            let (q, p) = (race.first as usize, race.second as usize);
            let sigma: Vec<usize> = (q + 1..=p).filter(|&k| e.happens_before(k, p)).collect();
            let free = !schedules.iter().any(|schedule| schedule.contains(&q));
            let heads = schedules.iter().map(|schedule| schedule.end - 1);
            let mut between = heads.filter(|head| (q..p).contains(head));
            if free && between.all(|head| sigma.contains(&head)) {
                let outer = schedules.iter().filter(|schedule| schedule.end <= q);
                let mut marked: Vec<_> = outer.cloned().collect();
                marked.push(q..q + sigma.len());
                let whole: Vec<usize> = (0..q).chain(sigma).collect();
                self.seen.races.push((run, words(e, &whole, &marked)));
            }
        }
    }

    fn next(&mut self, at: &mut Context<'_>) -> Next {
        self.pop.next(at)
    }

    fn returned(&mut self, e: &Execution, event: &Event) {
        self.pop.returned(e, event);
    }
}

/// The events at some positions of E. The schedules are places in that list.
fn words(e: &Execution, positions: &[usize], schedules: &[Range<usize>]) -> String {
    let word = |&at: &usize| {
        let event = &e.event(at);
        EVENTS[event.thread.index()][event.index as usize].to_string()
    };
    let mut words: Vec<String> = positions.iter().map(word).collect();
    for schedule in schedules.iter().filter(|schedule| schedule.end <= positions.len()) {
        words[schedule.start].insert(0, '[');
        words[schedule.end - 1].push(']');
    }
    words.join(" ")
}

/// An expression in the words of the paper.
fn in_words(e: &Execution, text: &str) -> String {
    let mut text = text.to_string();
    for (thread, events) in EVENTS.iter().enumerate() {
        for (index, word) in events.iter().enumerate() {
            text = text.replace(&format!("T{thread}.{index}"), word);
        }
    }
    for (at, event) in e.events().enumerate() {
        let word = EVENTS[event.thread.index()][event.index as usize];
        let variable = if word.ends_with('1') { &word[..1] } else { &word[2..] };
        let number = e.object_of(at).unwrap_or(u32::MAX);
        text = text.replace(&format!("#{number}"), variable);
    }
    text
}

fn watch<S: SleepTest>(pop: Pop<S>) -> Seen {
    let program = Tiny::parse(FIGURE).expect("the figure is a program");
    let mut watched = Watched { pop, seen: Seen::default() };
    let mut observer = |_: &Execution, _: &TinyRun, _: End| ControlFlow::Continue(());
    mazurka_engine::explore(program.start(), &mut watched, Limits::default(), &mut observer);
    watched.seen
}

/// With both tests for what sleeps.
fn both() -> [Seen; 2] {
    let expressions = Pop::with_expressions(Policy::Lowest, Corrections::ALL);
    [watch(Pop::new(Policy::Lowest)), watch(expressions)]
}

#[test]
fn the_runs_are_those_of_the_walk() {
    for seen in both() {
        assert_eq!(seen.runs, RUNS);
    }
}

/// Whatever the definition of a parsimonious race asks for is explored, or sleeps and is contained in
/// what is explored elsewhere.
#[test]
fn what_sleeps_is_what_the_walk_says() {
    for Seen { races, begun, runs, .. } in both() {
        let asleep: Vec<_> = races.iter().filter(|(_, race)| !begun.contains(race)).collect();
        assert_eq!(races.len(), begun.len() - 1 + asleep.len(), "no schedule is found twice");
        assert_eq!(asleep.len(), ASLEEP.len());
        for ((run, race), (expected_run, expected, elsewhere)) in asleep.into_iter().zip(ASLEEP) {
            assert_eq!((*run, race.as_str()), (expected_run, expected));
            let contain = |&k: &usize| is_prefix(race, &runs[k - 1]);
            let found: Vec<usize> = (1..=runs.len()).filter(contain).collect();
            assert_eq!(found, elsewhere, "{race}");
        }
    }
}

/// Whether some execution that begins with the first sequence is equivalent to the second.
fn is_prefix(first: &str, whole: &str) -> bool {
    let plain = |text: &str| text.replace(['[', ']'], "");
    let (first, whole) = (plain(first), plain(whole));
    let (first, whole): (Vec<_>, Vec<_>) = (first.split(' ').collect(), whole.split(' ').collect());
    let at = |word: &str| first.iter().position(|&other| other == word);
    // What depends on each other has the same order, and what precedes an event of the first sequence
    // belongs to it.
    whole.iter().enumerate().all(|(k, later)| {
        let Some(place) = at(later) else { return true };
        let mut before = whole[..k].iter().filter(|earlier| depend(earlier, later));
        before.all(|earlier| at(earlier).is_some_and(|other| other < place))
    })
}

fn depend(a: &str, b: &str) -> bool {
    let thread = |word: &str| EVENTS.iter().position(|events| events.contains(&word));
    let writes = |word: &str| word.ends_with('1');
    let variable = |word: &str| word.chars().nth(if writes(word) { 0 } else { 2 });
    let conflict = variable(a) == variable(b) && (writes(a) || writes(b));
    thread(a) == thread(b) || conflict
}

#[test]
fn the_sleep_sets_are_those_of_the_walk() {
    let [_, Seen { sleep_sets, .. }] = both();
    for (run, expected) in SLEEP_SETS {
        assert_eq!(sleep_sets[run - 1], expected, "run {run}");
    }
}

/// 32 classes, by the enumeration of its 5,040 interleavings.
#[test]
fn the_figure_has_32_classes() {
    let program = Tiny::parse(FIGURE).expect("the figure is a program");
    let Ok(Some(truth)) = truth(&program, 10_000) else { panic!("it is small") };
    assert_eq!((truth.interleavings, truth.classes.len()), (5_040, 32));
    let random = (0..200).map(Policy::random);
    for policy in [Policy::Lowest, Policy::Highest].into_iter().chain(random) {
        for algorithm in [Algorithm::Pop, Algorithm::PopExpressions] {
            let result = check(&program, &truth, algorithm, policy.clone());
            assert!(result.is_ok(), "{algorithm}, {policy:?}: {result:?}");
        }
    }
}
