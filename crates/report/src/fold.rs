//! What a reader need not see of an interleaving, each in one line: the set-up, what a thread does inside a
//! library or with data of its own, and the repetitions of a loop.

use crate::words::counted;
use mazurka_trace::{ActionKind, ReportedStep, Target, Touch, Violation};
use std::ops::Range;

/// From how many rows on accesses to memory are left out, and from how many on locks, too.
const MANY_ROWS: [usize; 2] = [17, 16];
/// How many of the last steps of the thread that fails are shown in any case.
const SHOWN_AT_THE_END: usize = 2;
/// How many objects are named for steps that are not shown.
const MOST_OBJECTS: usize = 2;
/// Shorter set-ups are shown.
const SHORTEST_SETUP: usize = 4;
/// Shorter runs of steps that no other thread sees are shown.
const SHORTEST_RUN: usize = 3;

/// The longest body of a loop that is looked for, in steps.
const LONGEST: usize = 12;
/// How often a body has to be repeated: the first and the last time are shown.
const LEAST: usize = 4;

/// A part of the interleaving.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    /// The step at this index.
    Step(usize),
    /// Repetitions that are not shown: these steps, and how often the body is repeated in them.
    Folded(Range<usize>, usize),
    /// Steps of one thread that are not shown: the first, the last, how many there are, and what they are.
    Run(usize, usize, usize, RunOf),
}

impl Part {
    /// What is shown instead of steps that are not.
    pub(crate) fn in_words(&self) -> Option<String> {
        match self {
            Part::Step(_) => None,
            Part::Folded(_, times) => Some(format!("⋮ repeated {times} times")),
            Part::Run(_, _, _, RunOf::Repeated(times, count, what)) => {
                Some(format!("⋮ {times} × {}", what.in_words(*count)))
            }
            Part::Run(_, _, count, what @ RunOf::Threads(..)) => Some(what.in_words(*count)),
            Part::Run(_, _, count, what) => Some(format!("⋮ {}", what.in_words(*count))),
        }
    }
}

/// What steps have in common that are shown as one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum RunOf {
    /// They come before there is another thread.
    Setup,
    /// A function of a library does them.
    Library(String),
    /// No other thread touches what they touch.
    Private,
    /// They touch these objects, and a function of a library does some of them.
    Accesses(Vec<String>, Option<String>),
    /// They are all that is done while this lock is held.
    Section(String),
    /// They are so many runs of so many steps each that are alike.
    Repeated(usize, usize, Box<RunOf>),
    /// They create threads, or join them: these.
    Threads(ActionKind, Vec<String>),
    /// They are of several kinds: clauses that say which.
    Mixed(Vec<String>),
}

impl RunOf {
    /// So many steps, and what they are.
    fn in_words(&self, count: usize) -> String {
        let what = match self {
            RunOf::Setup => "before another thread is created".to_string(),
            RunOf::Library(name) => format!("in {name}"),
            RunOf::Private => "on data of its own".to_string(),
            RunOf::Accesses(objects, library) => {
                let more = if objects.len() > MOST_OBJECTS { ", …" } else { "" };
                let few = &objects[..objects.len().min(MOST_OBJECTS)];
                let library = library.iter().map(|name| format!(" and in {name}"));
                format!("on {}{more}{}", few.join(", "), library.collect::<String>())
            }
            RunOf::Section(lock) => format!("from lock to unlock of {lock}"),
            RunOf::Repeated(_, each, what) => return what.in_words(*each),
            RunOf::Threads(action, names) => {
                let verb = if *action == ActionKind::Join { "join" } else { "create" };
                return format!("{verb} {}", names.join(", "));
            }
            RunOf::Mixed(clauses) => clauses.join(", "),
        };
        format!("{} {what}", counted(count as u64, "step"))
    }
}

/// The steps at `shown`, which are indices in increasing order, without what a reader need not see. Where many
/// are left, accesses to memory that the cause does not speak of are folded, too, and then locks.
pub(crate) fn digest(violation: &Violation, shown: &[usize]) -> Vec<Part> {
    let mut quiet = Quiet::new(violation);
    let mut parts = digest_with(&quiet, shown);
    for (level, many) in [Level::Accesses, Level::Locks].into_iter().zip(MANY_ROWS) {
        if parts.len() <= many {
            break;
        }
        quiet.level = level;
        parts = digest_with(&quiet, shown);
    }
    parts
}

/// How much is folded that others can see, as long as the cause does not speak of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Level {
    /// Nothing.
    Nothing,
    /// Accesses to memory, and whole critical sections.
    Accesses,
    /// Also locks, creations of threads, and notifications that wake nobody.
    Locks,
}

fn digest_with(quiet: &Quiet<'_>, shown: &[usize]) -> Vec<Part> {
    let mut parts = Vec::new();
    let mut at = quiet.setup(shown);
    if let Some((first, last)) = shown.first().zip(shown[..at].last()) {
        parts.push(Part::Run(*first, *last, at, RunOf::Setup));
    }
    // What is left between runs, in which loops are looked for.
    let mut plain = at;
    while at < shown.len() {
        let count = quiet.run(&shown[at..]);
        if count == 0 {
            at += 1;
            continue;
        }
        parts.extend(fold(quiet.violation, &shown[plain..at]));
        let (first, last) = (shown[at], shown[at + count - 1]);
        parts.push(Part::Run(first, last, count, quiet.what(&shown[at..at + count])));
        at += count;
        plain = at;
    }
    parts.extend(fold(quiet.violation, &shown[plain..]));
    repeated(quiet.violation, parts)
}

/// The parts with runs that are alike and come one right after the other as one.
fn repeated(violation: &Violation, parts: Vec<Part>) -> Vec<Part> {
    let alike = |a: &Part, b: &Part| match (a, b) {
        (Part::Run(i, _, count, what), Part::Run(j, _, same, other)) => {
            let thread = |at: &usize| violation.trace[*at].thread_number;
            thread(i) == thread(j) && count == same && what == other
        }
        _ => false,
    };
    let one = |chunk: &[Part]| match chunk {
        [Part::Run(first, _, count, what), .., Part::Run(_, last, ..)] => {
            let what = RunOf::Repeated(chunk.len(), *count, Box::new(what.clone()));
            vec![Part::Run(*first, *last, count * chunk.len(), what)]
        }
        _ => chunk.to_vec(),
    };
    parts.chunk_by(alike).flat_map(one).collect()
}

/// Which steps of a violation need not be seen.
struct Quiet<'v> {
    violation: &'v Violation,
    /// Steps that the cause speaks of, or on which a thread waits.
    named: Vec<u32>,
    /// Steps that have another order in the nearest passing execution.
    passing: Vec<u32>,
    /// For each step whether only its own thread touches the object.
    private: Vec<bool>,
    /// How much more is left out.
    level: Level,
}

impl<'v> Quiet<'v> {
    fn new(violation: &'v Violation) -> Quiet<'v> {
        let of_cause = violation.cause.iter().flat_map(|cause| &cause.steps).copied();
        let since = violation.waiting.iter().filter_map(|waiting| waiting.since);
        let numbered = || (1..).zip(&violation.trace);
        let ends = |s: &ReportedStep| {
            Some(s.thread_number) == violation.thread_number
                && !matches!(s.action, ActionKind::Join | ActionKind::Spawn)
        };
        let failing = numbered().filter(|(_, s)| ends(s));
        let failing: Vec<u32> = failing.map(|(number, _)| number).collect();
        let last: Vec<u32> = failing.into_iter().rev().take(SHOWN_AT_THE_END).collect();
        // What fails depends on where its values come from, and on what would come first if it passed.
        let step = |number: &u32| violation.trace.get((*number as usize).checked_sub(1)?);
        let from: Vec<u32> = last.iter().filter_map(|number| step(number)?.from).collect();
        let passing = violation.passing.iter();
        let passing = passing.flat_map(|passing| passing.step.into_iter().chain([passing.before]));
        let named = of_cause.chain(since).chain(last).chain(from).collect();
        let passing = passing.collect();
        Quiet { violation, named, passing, private: private(violation), level: Level::Nothing }
    }

    fn is_named(&self, i: usize) -> bool {
        let number = i as u32 + 1;
        let differs = self.level != Level::Locks && self.passing.contains(&number);
        self.named.contains(&number) || differs
    }

    /// How many of the first steps come before there is another thread, if it is worth to leave them out.
    fn setup(&self, shown: &[usize]) -> usize {
        let creates = |i: &usize| {
            let action = self.violation.trace[*i].action;
            matches!(action, ActionKind::Spawn | ActionKind::Post)
        };
        let Some(count) = shown.iter().position(creates) else { return 0 };
        let free = shown[..count].iter().all(|&i| !self.is_named(i));
        if count >= SHORTEST_SETUP && free { count } else { 0 }
    }

    /// Whether a step is an access that no other thread need know of.
    fn is_quiet(&self, i: usize) -> bool {
        use ActionKind::{Await, CompareExchange, Free, Load, Rmw, Store};
        let step = &self.violation.trace[i];
        let access = matches!(step.action, Load | Store | Rmw | CompareExchange | Free | Await);
        let seen = step.what.within.is_none() && !self.private[i];
        let access = access && (self.level >= Level::Accesses || !seen);
        (access || self.level == Level::Locks && is_lock(step)) && !self.is_named(i)
    }

    /// How many of the first steps are one run: of one thread, on one line, and quiet.
    fn run(&self, shown: &[usize]) -> usize {
        let key = |i: usize| {
            let ReportedStep { what, thread_number, .. } = &self.violation.trace[i];
            let own = what.location.as_ref().filter(|place| !place.file.starts_with("/usr/"));
            let own = own.filter(|_| self.level == Level::Nothing);
            (*thread_number, own.map(|place| (&place.file, place.line)))
        };
        let Some(&first) = shown.first() else { return 0 };
        if self.level != Level::Locks {
            let section = self.section(shown).filter(|_| self.level == Level::Accesses);
            if let Some(count) = section.or_else(|| self.threads(shown)) {
                return count;
            }
        }
        let same = |i: &&usize| key(**i) == key(first) && self.is_quiet(**i);
        let count = shown.iter().take_while(same).count();
        let inside = shown[..count].iter().any(|&i| self.violation.trace[i].what.within.is_some());
        let few_rows = self.level != Level::Nothing;
        let shortest = if inside || few_rows { 2 } else { SHORTEST_RUN };
        if count >= shortest { count } else { 0 }
    }

    /// How many of the first steps are all that a thread does while it holds a lock, if nobody need see them.
    fn section(&self, shown: &[usize]) -> Option<usize> {
        let step = |i: usize| &self.violation.trace[i];
        let is_free = |i: usize, action| step(i).action == action && !self.is_named(i);
        let lock = *shown.first().filter(|&&i| is_free(i, ActionKind::Lock))?;
        let own = |i: usize| step(i).thread_number == step(lock).thread_number;
        let inside = shown[1..].iter().take_while(|&&i| own(i) && self.is_quiet(i)).count();
        let unlock = *shown.get(inside + 1)?;
        let ends = is_free(unlock, ActionKind::Unlock) && own(unlock);
        (ends && step(unlock).target == step(lock).target).then_some(inside + 2)
    }

    /// How many of the first steps create threads one after the other, or join them.
    fn threads(&self, shown: &[usize]) -> Option<usize> {
        let step = |i: usize| &self.violation.trace[i];
        let first = step(*shown.first()?);
        matches!(first.action, ActionKind::Spawn | ActionKind::Join).then_some(())?;
        let same = |&&i: &&usize| {
            let alike =
                (step(i).action, step(i).thread_number) == (first.action, first.thread_number);
            alike && !self.is_named(i)
        };
        Some(shown.iter().take_while(same).count()).filter(|&count| count > 1)
    }

    /// What the steps of a run are.
    fn what(&self, run: &[usize]) -> RunOf {
        let step = |&i: &usize| &self.violation.trace[i].what;
        let actions = || run.iter().map(|&i| self.violation.trace[i].action);
        if actions().all(|action| matches!(action, ActionKind::Spawn | ActionKind::Join)) {
            let names = run.iter().filter_map(|i| step(i).object.clone()).collect();
            return RunOf::Threads(self.violation.trace[run[0]].action, names);
        }
        let held = actions().filter(|&action| action == ActionKind::Lock).count();
        if held == 1 && self.section(run) == Some(run.len()) {
            return RunOf::Section(step(&run[0]).object.clone().unwrap_or_default());
        }
        if run.iter().any(|&i| is_lock(&self.violation.trace[i])) {
            return RunOf::Mixed(self.clauses(run));
        }
        let (objects, library) = (self.objects(run), self.library(run));
        match (objects.is_empty(), library) {
            (false, library) => RunOf::Accesses(objects, library),
            (true, Some(library)) => RunOf::Library(library),
            (true, None) => RunOf::Private,
        }
    }

    /// The objects of accesses that others can see.
    fn objects(&self, run: &[usize]) -> Vec<String> {
        let seen = |&&i: &&usize| {
            let step = &self.violation.trace[i];
            step.what.within.is_none() && !self.private[i] && !is_lock(step)
        };
        let of = |&i: &usize| self.violation.trace[i].what.object.clone();
        distinct(run.iter().filter(seen).filter_map(of))
    }

    /// The last function of a library that some of the steps are in.
    fn library(&self, run: &[usize]) -> Option<String> {
        run.iter().rev().find_map(|&i| self.violation.trace[i].what.within.clone())
    }

    /// What a run does that takes or releases locks, or creates threads.
    fn clauses(&self, run: &[usize]) -> Vec<String> {
        let of = |wanted: ActionKind| {
            let fits = move |step: &&ReportedStep| step.action == wanted;
            let steps = run.iter().map(|&i| &self.violation.trace[i]).filter(fits);
            distinct(steps.filter_map(|step| step.what.object.clone()))
        };
        let few = |names: &[String]| {
            let more = if names.len() > MOST_OBJECTS { ", …" } else { "" };
            format!("{}{more}", names[..names.len().min(MOST_OBJECTS)].join(", "))
        };
        let (locked, unlocked) = (of(ActionKind::Lock), of(ActionKind::Unlock));
        let locks = match (locked.is_empty(), unlocked.is_empty()) {
            (true, true) => None,
            (false, true) => Some(format!("from lock of {}", few(&locked))),
            (true, false) => Some(format!("up to unlock of {}", few(&unlocked))),
            (false, false) => Some(format!("with lock and unlock of {}", few(&locked))),
        };
        let some = |names: Vec<String>, verb: &str| {
            (!names.is_empty()).then(|| format!("{verb} {}", few(&names)))
        };
        // Threads that begin in one order only are started by others than their creators.
        let starts = |&i: &usize| self.violation.trace[i].what.op == "start";
        let verb = if run.iter().any(starts) { "that start" } else { "that create" };
        let created = some(of(ActionKind::Spawn), verb);
        let objects = some(self.objects(run), "on");
        let library = self.library(run).map(|name| format!("in {name}"));
        created.into_iter().chain(locks).chain(objects).chain(library).collect()
    }
}

fn distinct(names: impl Iterator<Item = String>) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    for name in names {
        if !found.contains(&name) {
            found.push(name);
        }
    }
    found
}

/// Whether a step takes or releases a lock, creates a thread, or notifies nobody.
fn is_lock(step: &ReportedStep) -> bool {
    use ActionKind::{Lock, NotifyAll, NotifyOne, Spawn, Unlock};
    match step.action {
        Lock | Unlock | Spawn => true,
        NotifyOne | NotifyAll => step.effect == Touch::Read,
        _ => false,
    }
}

/// For each step whether only its own thread touches those bytes, and all that overlap with them.
fn private(violation: &Violation) -> Vec<bool> {
    let range = |(i, step): (usize, &ReportedStep)| match step.target {
        Some(Target::Object(object)) => Some((object.address, object.end(), i)),
        _ => None,
    };
    let mut ranges: Vec<(u64, u64, usize)> =
        violation.trace.iter().enumerate().filter_map(range).collect();
    ranges.sort_unstable();
    let mut private = vec![false; violation.trace.len()];
    let thread = |&(_, _, i): &(u64, u64, usize)| violation.trace[i].thread_number;
    let mut rest = &ranges[..];
    while let Some(&(_, mut end, _)) = rest.first() {
        let mut count = 1;
        while let Some(&(_, next, _)) = rest.get(count).filter(|(start, ..)| *start < end) {
            (end, count) = (end.max(next), count + 1);
        }
        let (together, others) = rest.split_at(count);
        let alone = together.iter().all(|step| thread(step) == thread(&together[0]));
        together.iter().for_each(|&(_, _, i)| private[i] = alone);
        rest = others;
    }
    private
}

/// The steps at `shown`, which are indices in increasing order, with repetitions folded. Steps that
/// others have something to do with are always shown.
fn fold(violation: &Violation, shown: &[usize]) -> Vec<Part> {
    let related = related(violation);
    let mut parts = Vec::new();
    let mut at = 0;
    while at < shown.len() {
        let alike = |body: usize| repetitions(violation, &related, &shown[at..], body);
        let best = (1..=LONGEST).map(|body| (body, alike(body))).find(|&(_, times)| times >= LEAST);
        let Some((body, times)) = best else {
            parts.push(Part::Step(shown[at]));
            at += 1;
            continue;
        };
        let (hidden, last) = (at + body, at + body * (times - 1));
        parts.extend(shown[at..hidden].iter().map(|&i| Part::Step(i)));
        parts.push(Part::Folded(shown[hidden]..shown[last - 1] + 1, times - 2));
        parts.extend(shown[last..last + body].iter().map(|&i| Part::Step(i)));
        at = last + body;
    }
    parts
}

/// How often the first `body` steps come one after the other.
fn repetitions(violation: &Violation, related: &[bool], steps: &[usize], body: usize) -> usize {
    let key = |i: usize| {
        let ReportedStep { what, .. } = &violation.trace[i];
        let place = what.location.as_ref()?;
        (!related[i]).then_some((&what.thread, &what.op, &place.file, place.line, place.column))
    };
    let Some(first) = steps.get(..body) else { return 0 };
    let thread = |i: usize| violation.trace[i].thread_number;
    if first.iter().any(|&i| key(i).is_none() || thread(i) != thread(first[0])) {
        return 0;
    }
    let same = |chunk: &&[usize]| {
        chunk.len() == body && chunk.iter().zip(first).all(|(&a, &b)| key(a) == key(b))
    };
    steps.chunks(body).take_while(same).count()
}

/// Which steps have to do with steps of other threads, or with the cause.
fn related(violation: &Violation) -> Vec<bool> {
    let mut related = vec![false; violation.trace.len()];
    let mut mark = |number: u32| {
        if let Some(entry) = related.get_mut((number as usize).wrapping_sub(1)) {
            *entry = true;
        }
    };
    for (i, step) in violation.trace.iter().enumerate() {
        let number = i as u32 + 1;
        for &other in step.after.iter().chain(&step.races) {
            mark(other);
            mark(number);
        }
    }
    violation.cause.iter().flat_map(|cause| &cause.steps).for_each(|&number| mark(number));
    violation.waiting.iter().filter_map(|waiting| waiting.since).for_each(mark);
    related
}
