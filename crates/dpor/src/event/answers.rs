//! What probes have shown.
//!
//! The same message is completed at the same place in many executions, and a probe costs more than anything
//! else in an insertion. What a message does when it runs alone is determined by the steps before.

use super::choices::Choices;
use super::runs::Run;
use mazurka_trace::Event;
use rustc_hash::FxHashMap;
use std::rc::Rc;

/// So many are remembered at most.
const REMEMBERED: usize = 50_000;

/// What messages did, by a fingerprint of all steps up to where they ran alone.
#[derive(Debug, Default)]
pub(super) struct Answers {
    runs: FxHashMap<u128, Rc<Run>>,
    /// The steps that a question is about.
    steps: Choices,
}

impl Answers {
    /// The name of the question what the message of `p` does, with its first alternatives, after the first `keep`
    /// choices of a prefix, a path and the events `before`, some of which may be its own.
    pub(super) fn question(
        &mut self,
        (prefix, keep): (&Choices, usize),
        path: impl IntoIterator<Item = Event>,
        p: &Event,
        before: &[Event],
    ) -> u128 {
        // After the last event of somebody else it runs alone, whether that is given or not.
        let others = before.iter().rposition(|event| event.thread != p.thread);
        let before = &before[..others.map_or(0, |last| last + 1)];
        self.steps.begin_as(prefix, keep);
        path.into_iter().for_each(|event| self.steps.push(&event));
        self.steps.push(p);
        before.iter().chain([p]).for_each(|event| self.steps.push(event));
        self.steps.name()
    }

    /// What the message did, if that was asked before.
    pub(super) fn get(&self, question: u128) -> Option<&Rc<Run>> {
        self.runs.get(&question)
    }

    /// Remembers what the message does.
    pub(super) fn note(&mut self, question: Option<u128>, run: Option<Rc<Run>>) {
        let (Some(question), Some(run)) = (question, run) else { return };
        if self.runs.len() >= REMEMBERED {
            self.runs.clear();
        }
        self.runs.insert(question, run);
    }
}

#[cfg(test)]
mod tests {
    use super::super::choices::event;
    use super::*;

    /// Whatever comes before the message runs alone is part of the question, but not how much of that
    /// is known already.
    #[test]
    fn questions_are_the_same_if_everything_before_is() {
        let [a, b, p] = [event(1, 0), event(2, 0), event(3, 0)];
        let mut prefix = Choices::default();
        [a, a, b].iter().for_each(|event| prefix.push(event));
        let mut answers = Answers::default();
        let mut ask = |keep: usize, path: &[Event], p: &Event, before: &[Event]| {
            answers.question((&prefix, keep), path.iter().copied(), p, before)
        };
        let base = ask(1, &[b], &p, &[a, p, b]);
        assert_eq!(ask(0, &[a, b], &p, &[a, p, b, p, p]), base);
        let other = event(1, 1);
        let different = [
            ask(3, &[], &p, &[a, p, b]),
            ask(1, &[b, b], &p, &[a, p, b]),
            ask(1, &[], &p, &[a, p, b]),
            ask(1, &[b], &b, &[a, p, b]),
            ask(1, &[b], &p, &[a, b]),
            ask(1, &[b], &p, &[a, p]),
            ask(1, &[b], &p, &[other, p, b]),
            ask(0, &[other, b], &p, &[a, p, b]),
        ];
        assert!(!different.contains(&base));
    }

    /// A table that is full is emptied rather than enlarged.
    #[test]
    fn few_answers_are_remembered() {
        let mut answers = Answers::default();
        let run = || Some(Rc::new(Run::new(vec![event(1, 0)])));
        for question in 0..REMEMBERED as u128 {
            answers.note(Some(question), run());
        }
        assert!(answers.get(0).is_some() && answers.get(1).is_some());
        answers.note(Some(0), run());
        assert!(answers.get(0).is_some() && answers.get(1).is_none());
    }
}
